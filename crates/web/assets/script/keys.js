// ---- Keys: arrows walk the board, and a letter does what a button at the question does. `?` lists them.

// What can be gone to by key: what can be chosen, at the question and on the board.
const goals = (kind) => all(kind).filter((it) => it.checkVisibility({ visibilityProperty: true }));

const goTo = (it) => {
  it?.scrollIntoView({ block: "nearest", inline: "nearest" });
  it?.focus({ focusVisible: true });
};

// The nearest goal in a direction; what lies to the side counts as farther away.
const walk = (dx, dy) => {
  const middle = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const here = document.activeElement;
  // The choices that have opened beside a place come first.
  const beside = all(".beside:popover-open :is(button, a)");
  const [at, step] = [beside.indexOf(here), dx + dy];
  if (beside.length) return goTo(beside.at(at < 0 ? Math.min(step - 1, 0) / 2 : (at + step) % beside.length));
  const places = goals(".place.open");
  if (!here.matches(".place")) return goTo(places.find((it) => it.matches("[data-lit]")) ?? places[0]);
  const [x, y] = middle(here);
  const ways = places.filter((it) => it !== here).map((it) => {
    const [toX, toY] = middle(it);
    const along = (toX - x) * dx + (toY - y) * dy;
    return { it, along, far: along + 2.5 * Math.abs((toX - x) * dy + (toY - y) * dx) };
  });
  goTo(ways.filter(({ along }) => along > 1).sort((a, b) => a.far - b.far)[0]?.it);
};

const next = () => {
  const way = goals("#dock .choice, .place.open");
  goTo(way[(way.indexOf(document.activeElement) + 1) % way.length]);
};

const press = (selector) => all(selector)[0]?.click();

const KEYS = {
  ArrowLeft: () => walk(-1, 0),
  ArrowRight: () => walk(1, 0),
  ArrowUp: () => walk(0, -1),
  ArrowDown: () => walk(0, 1),
  n: next,
  c: () => press("#confirm, .several button:enabled, #curtain:not([hidden]) button, #dock [value='go on']"),
  u: () => press("#undo button"),
  h: () => press("#hint"),
  a: () => press(".fold.all > summary"),
  r: () => press(".tip:popover-open a"),
  "?": () => $("keys").togglePopover(),
  Escape: () => ($("rather-not") ? press("#rather-not") : $("opinion-of")?.hidePopover()),
};

const beginKeys = () => {
  addEventListener("keydown", (event) => {
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const typing = event.target.closest?.("input:not([type=radio]), select, textarea, [popover]:not(.beside)");
    // The bot's opinion stays open while one plays on, so nobody but this closes it by key.
    if (event.key === "Escape" && typing?.matches("#opinion-of")) return act();
    if (!act || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if ($("table").dataset.replay && event.key !== "?") return;
    if (event.key !== "Escape") event.preventDefault();
    act();
  });
};
