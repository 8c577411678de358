// ---- Sketches: lines that are thought of, drawn on the board, with arrows from place to place.

const arrows = document.createElementNS("http://www.w3.org/2000/svg", "svg");
arrows.setAttribute("class", "arrows");
arrows.ariaHidden = "true";

// The middle of something, and how far its edge is from there at least.
const middle = (it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [left + width / 2, top + height / 2, Math.min(width, height) / 2];
};

// Whether something is in view, and not scrolled out of its part.
const isShown = (it) => {
  if (!it?.checkVisibility()) return false;
  const [x, y] = middle(it);
  const box = it.closest("[data-scroll]")?.getBoundingClientRect();
  return !box?.width || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
};

const arrow = (sketch) => {
  const [from, to] = [$(sketch.dataset.from) ?? all(`[data-place="${sketch.dataset.from}"]`).find(isShown), sketch.parentElement];
  if (!isShown(from) || !isShown(to)) return "";
  const [[x, y], [toX, toY, edge], zero] = [middle(from), middle(to), arrows.getBoundingClientRect()];
  const [wide, high] = [toX - x, toY - y];
  const long = Math.hypot(wide, high);
  if (long < edge + 12) return "";
  // Bent a little, so that two arrows on one way can be told apart; it ends at the edge of what it points at.
  const [bendX, bendY] = [x + wide / 2 - high / 8, y + high / 2 + wide / 8];
  const turn = Math.atan2(toY - bendY, toX - bendX);
  const [endX, endY] = [toX - Math.cos(turn) * edge, toY - Math.sin(turn) * edge];
  const at = (...numbers) => numbers.map((it, nth) => Math.round(it - (nth % 2 ? zero.top : zero.left))).join(" ");
  const way = `M${at(x, y)}Q${at(bendX, bendY, endX, endY)}`;
  const tip = `<path class="sk2" d="M2 0-13 8-9 0-13-8z" transform="translate(${at(endX, endY)})rotate(${(turn * 180) / Math.PI})"/>`;
  return `<g class="${sketch.className}" data-sk="${sketch.dataset.sk}"><path class="sk0" d="${way}"/><path class="sk1" d="${way}"/>${tip}</g>`;
};

const drawArrows = () => {
  const sketches = all(".place > .sk[data-from]");
  if (!sketches.length) return arrows.remove();
  $("table").append(arrows);
  arrows.innerHTML = sketches.map(arrow).join("");
};

// Those that the script has put on the board go; what the server has drawn there lies in its own sheets.
const wipe = () => {
  all(".sk[data-on]").forEach((it) => it.remove());
  drawArrows();
};

const sketch = (sketches) => {
  all(".sk").forEach((it) => it.remove());
  for (const it of sketches) for (const on of all(it.dataset.on)) on.append(it.cloneNode(true));
  drawArrows();
};

const beginSketches = () => {
  drawArrows();
  for (const news of ["scroll", "resize", "change", "toggle"]) addEventListener(news, drawArrows, true);
};
