// ---- Swapping: the parts of the page that changed are replaced, and nothing a person did to the page is lost.

// What the server drew last, by part. The page itself does not tell: pointing at things changes it too. The key of the
// answer is new in every frame and changes nothing.
const drawn = new Map();
const said = (part) => part.innerHTML.replace(/name="key" value="[^"]*"/, "");
const parts = (root) => all("#strip, #ask, #coach, #rail, #curtain, .sheet", root);
const noteParts = (root) => parts(root).forEach((part) => drawn.set(part.id, said(part)));

// Puts a part in the place of the old one; what was scrolled stays scrolled.
const replacePart = (old, fresh) => {
  const scrolled = all("[data-scroll]", old).map((it) => [it.id, it.scrollLeft, it.scrollTop]);
  drawn.set(fresh.id, said(fresh));
  noteParts(fresh);
  old.replaceWith(document.adoptNode(fresh));
  for (const [id, left, top] of scrolled) $(id)?.scrollTo(left, top);
};

// Replaces the parts that changed; what somebody is typing stays typed.
const swapParts = (root) => {
  for (const fresh of parts(root)) {
    const old = $(fresh.id);
    if (!old || drawn.get(fresh.id) === said(fresh)) continue;
    for (const field of all("input[id]:not([type=radio])", fresh)) {
      const typed = $(field.id)?.value;
      if (typed) field.value = typed;
    }
    replacePart(old, fresh);
  }
};

// A region is replaced whole if it has other sheets than before.
const swapRegions = (fresh) => {
  const names = (region) => all(":scope > .sheet", region).map((sheet) => sheet.id).join();
  for (const now of all("section.part", fresh)) {
    const old = $(now.id);
    if (names(old) !== names(now)) replacePart(old, now);
  }
};

// Which folds are open, by their place in the page.
const folds = (table) => {
  const path = (it) => (it === table ? "" : path(it.parentElement) + ">" + (it.id || it.className || it.tagName));
  return new Map(all("details", table).map((it) => [path(it), it]));
};

// How many of its own answers the page waits for.
let answering = 0;

// After a decision the focus is at the question. At any other time it stays where it was, as far as that is still there: the
// answer and the stream tell of the same decision, and whoever has gone on by the first is not called back by the second.
const refocus = (had, news) => {
  if (answering && (news || $("rather-not"))) $("ask").focus({ preventScroll: true });
  else if (had && !document.contains(had)) ($(had.id) ?? $("ask")).focus({ preventScroll: true });
};

// The whole table as the server drew it.
const swapTable = (fresh) => {
  const table = $("table");
  const news = fresh.dataset.seq !== table.dataset.seq;
  const had = table.contains(document.activeElement) ? document.activeElement : null;
  const open = new Map([...folds(table)].map(([path, fold]) => [path, fold.open]));
  swapRegions(fresh);
  swapParts(fresh);
  enable();
  delete table.dataset.hand;
  Object.assign(table.dataset, fresh.dataset);
  for (const [path, fold] of folds(table)) fold.open = open.get(path) ?? fold.open;
  showOpenPart();
  drawCurtain();
  refocus(had, news);
};

// Whether the middle of a place is seen: nothing but its own part of the page lies there.
const isInView = (it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return it.checkVisibility() && document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".part") === it.closest(".part");
};

// On a narrow screen parts of the page take turns: if nothing can be chosen in view, the first part where something can is shown,
// scrolled to it. A lesson means the places that it lights.
const showOpenPart = () => {
  const lit = all(".part .place.open[data-lit]");
  const open = lit.length ? lit : all(".part .place.open");
  if (!open.some((it) => it.checkVisibility())) {
    const tab = open.map((it) => $("part-" + it.closest(".part").id)).find(Boolean);
    if (tab) tab.checked = true;
  }
  if (!open.some(isInView)) open.find((it) => it.checkVisibility())?.scrollIntoView({ block: "nearest", inline: "center" });
};

const enable = () => all("#table button:disabled:not(.several button)").forEach((it) => { it.disabled = false; });
