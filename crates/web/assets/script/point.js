// ---- Pointing: one explanation for mouse, keyboard and a long press; choices light up their places and what they cost.

const tip = Object.assign(document.createElement("div"), { className: "tip", popover: "manual" });

// How long a pointer rests before something is explained, in milliseconds: whoever only passes by sees nothing.
const REST = 250;

// The tip that is about to open.
let soon;
// Whether the tip stays: a place that rests was pressed, and says why with a link to the rule.
let held = false;

// Where a button was pressed last: what comes to lie there afterwards was not pointed at.
let pressed = null;

const desk = matchMedia("(min-width: 75rem)");

// A card is shown large, with everything that is printed on it.
const showLarge = (card, place, why) => {
  Object.assign(tip.dataset, { color: "", type: "", deck: "" }, card.dataset);
  const face = Object.assign(document.createElement("div"), { className: "place", innerHTML: place.innerHTML });
  if (why) face.append(Object.assign(document.createElement("p"), { className: "why", textContent: why.textContent }));
  tip.replaceChildren(face);
};

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// Where a tip lies: in view, over nothing that can be chosen, and as near as that allows to what it explains. A large card has a place of
// its own on a desk, over the log, where nothing is ever chosen.
const STEP = 24;
const laid = (it, isCard) => {
  const [box, { width, height }] = [it.getBoundingClientRect(), tip.getBoundingClientRect()];
  const [most, lowest] = [Math.max(4, innerWidth - width - 4), Math.max(4, innerHeight - height - 4)];
  const at = (left, top) => {
    const [x, y] = [Math.max(4, Math.min(left, most)), Math.max(4, Math.min(top, lowest))];
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  if (isCard && desk.matches) {
    const { right, bottom } = $("rail").getBoundingClientRect();
    return at(right - width, bottom - height);
  }
  // What it lights up on the map is to be seen, too.
  const lit = all(".way > *", it.closest(".site") ?? tip);
  const taken = [...all(".place.open, #ask"), ...lit, it].map((other) => other.getBoundingClientRect());
  const free = (side) => !taken.some((other) => overlaps(side, other));
  const [x, y] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
  const sides = [at(x, box.bottom + 6), at(x, box.top - height - 6), at(box.right + 6, y), at(box.left - width - 6, y)];
  const beside = sides.find(free);
  if (beside) return beside;
  const spots = [];
  for (let left = 4; left <= most; left += STEP) for (let top = 4; top <= lowest; top += STEP) spots.push(at(left, top));
  const far = (spot) => Math.hypot(spot.left - x, spot.top - y);
  return spots.sort((a, b) => far(a) - far(b)).find(free) ?? sides[0];
};

// Where the rules of something on the table are told: by its place, or by the sheet it lies on.
const ruleOf = (it) => {
  const [table, place] = [$("table"), it.closest("[data-place]")?.dataset.place ?? it.closest(".sheet")?.id];
  if (!table?.dataset.rules || !place) return null;
  const href = "/rule/at/" + table.dataset.game + "/" + encodeURIComponent(place);
  return Object.assign(document.createElement("a"), { href, target: "_blank", textContent: table.dataset.rules });
};

const explain = (it) => {
  if (!it.isConnected) return;
  // The browser's own tip would say the same a second time.
  if (it.title) {
    it.ariaLabel ??= it.title;
    it.dataset.tip = it.title;
    it.title = "";
  }
  const told = it.dataset.tip || it.ariaLabel;
  if (!told) return;
  const why = $(it.getAttribute("aria-describedby"));
  const card = held ? null : it.closest("[data-deck]");
  tip.className = held ? "tip held" : card ? "tip card big" : "tip";
  if (held) tip.replaceChildren(...why.cloneNode(true).childNodes);
  else if (card) showLarge(card, it, why);
  else tip.textContent = told + (why ? ". " + why.textContent : "");
  const rule = held ? null : ruleOf(it);
  if (rule) tip.append(" ", rule);
  if (!tip.matches(":popover-open")) tip.showPopover();
  const { left, top } = laid(it, Boolean(card));
  Object.assign(tip.style, { left: left + "px", top: top + "px" });
};

const words = (text) => (text ?? "").split(" ").filter(Boolean);

const lightUp = (choice) => {
  if (choice.dataset.sk) $("table").dataset.sk = choice.dataset.sk;
  for (const place of words(choice.dataset.at)) {
    all('[data-place="' + CSS.escape(place) + '"]').forEach((it) => it.classList.add("pointed"));
  }
  for (const cost of words(choice.dataset.pays)) {
    const [good, count] = cost.split(":");
    const mark = Object.assign(document.createElement("span"), { className: "less", textContent: " −" + count });
    all('#purse [data-good="' + CSS.escape(good) + '"]')[0]?.append(mark);
  }
};

// How long a tip waits for a pointer that is on its way to the link in it, in milliseconds.
const GRACE = 300;

const fold = () => {
  if (!held && tip.matches(":popover-open")) tip.hidePopover();
};

const unpoint = (patient) => {
  if (held) return;
  clearTimeout(soon);
  if (patient === true && tip.matches(":popover-open")) soon = setTimeout(fold, GRACE);
  else fold();
  delete $("table").dataset.sk;
  all(".pointed").forEach((it) => it.classList.remove("pointed"));
  all(".less").forEach((it) => it.remove());
};

const keepOpen = (event) => {
  const at = event.target;
  if (!(at instanceof Element) || tip.contains(at)) return;
  const rests = at.closest(".rests");
  const was = held;
  held = false;
  if (was || rests) unpoint();
  held = Boolean(rests && $(rests.getAttribute("aria-describedby")));
  if (held) explain(rests);
};

// The focus may have moved because another popover opens, and no two may open at the same moment: a tip opens a little later.
const point = (event, after) => {
  if (held || !(event.target instanceof Element)) return;
  if (tip.contains(event.target)) return clearTimeout(soon);
  const explained = event.target.closest(".place, [title], [data-tip]");
  const choice = event.target.closest("[data-at], [data-pays]");
  unpoint(event.pointerType === "mouse" && !explained);
  if (explained && after !== null) soon = setTimeout(explain, after, explained);
  if (choice) lightUp(choice);
};

const beginPointing = () => {
  document.body.append(tip);
  // A finger explains by a long press, and where nothing can be chosen by a tap.
  addEventListener("pointerover", (event) => {
    const { pointerType, clientX, clientY } = event;
    point(event, pointerType === "touch" || pressed === clientX + "," + clientY ? null : REST);
  });
  addEventListener("pointerdown", ({ target, clientX, clientY }) => {
    if (tip.contains(target)) return;
    unpoint();
    pressed = clientX + "," + clientY;
  }, true);
  // Whatever was chosen, by a key too, is explained no longer.
  addEventListener("click", ({ target }) => tip.contains(target) || unpoint(), true);
  addEventListener("click", (event) => {
    const { pointerType, target } = event;
    if (pointerType === "touch" && !target.closest?.(".open") && target.closest?.(".place, [title]:not(button, a, label)")) point(event, 0);
  });
  addEventListener("focusin", (event) => point(event, event.target.matches?.(":focus-visible") ? 0 : null));
  addEventListener("focusout", ({ relatedTarget }) => tip.contains(relatedTarget) || unpoint());
  addEventListener("click", keepOpen);
  addEventListener("scroll", () => unpoint(), true);
  addEventListener("contextmenu", (event) => {
    if (event.pointerType !== "touch") return;
    event.preventDefault();
    point(event, 0);
  });
};
