// ---- The curtain: where one screen is passed round, a hand is shown when its owner says so.

// Whose hand was seen last at this table; a page that is loaded again remembers.
const SEEN = "hand:" + location.pathname;

// Whether a table shows another's hand than the one that was seen last.
const changesHands = (table) => {
  const before = sessionStorage.getItem(SEEN);
  return Boolean(before && table.dataset.hand && before !== table.dataset.hand);
};

const drawCurtain = () => {
  const { hand } = $("table").dataset;
  const closed = changesHands($("table"));
  if (hand && !closed) sessionStorage.setItem(SEEN, hand);
  for (const it of $("table").children) if (it.id !== "curtain") it.inert = closed;
  if ($("curtain")) $("curtain").hidden = !closed;
  if (closed) $("curtain").querySelector("button").focus();
};

const beginCurtain = () => {
  drawCurtain();
  addEventListener("click", (event) => {
    if (!event.target.closest?.("#curtain button")) return;
    sessionStorage.removeItem(SEEN);
    drawCurtain();
    $("ask").focus({ preventScroll: true });
  });
};
