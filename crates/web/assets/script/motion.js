// ---- Motion: pieces travel from where they lay to where they lie.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// More than this at once nobody can follow.
const MOST_TRAVELLERS = 48;

// The transition under way; whether to do without; how much slower or faster than usual.
let moving = null;
let hurry = false;
let pace = { slow: 1.8, fast: 0.5 }[document.documentElement.dataset.pace] ?? 1;

// Nothing moves for who wants it so, and where nobody looks.
const still = () => calm.matches || document.documentElement.dataset.pace === "none" || document.hidden;

// Where a piece lies: if that changes, it travels.
const lies = (piece) => {
  const nth = [...piece.parentElement.children].indexOf(piece);
  return [piece.closest(".sheet")?.id, piece.getAttribute("style"), nth].join();
};

const travellers = (fresh) => {
  const pieces = all("[id^=p-]", fresh).filter((it) => $(it.id) && lies($(it.id)) !== lies(it));
  return pieces.slice(0, MOST_TRAVELLERS).map((it) => it.id);
};

// Names these pieces for the browser, which then finds them again after the update, and no others: a piece that is on its way from
// one sheet to another may be on both for a moment.
let named = [];
const name = (ids) => {
  for (const it of named) it.style.viewTransitionName = "";
  named = ids.map($).filter(Boolean);
  for (const it of named) it.style.viewTransitionName = it.id;
};

// How long a picture wants to be looked at: what runs in it says so by data-hold. A click or a key ends it.
let wake = null;
const asked = (fresh) => Math.max(0, ...all("[data-hold]", fresh).map((it) => Number(it.dataset.hold))) * pace;
const hold = async (ms) => {
  if (!ms || hurry) return;
  await new Promise((done) => {
    wake = done;
    setTimeout(done, ms);
  });
  wake = null;
};

// Updates the page; the pieces that lie elsewhere in what is fresh travel there.
const transition = async (fresh, update, ms) => {
  if (!document.startViewTransition || still() || hurry) return update();
  const ids = travellers(fresh);
  const held = asked(fresh);
  if (!ids.length) {
    // Where nothing travels a moment's pause is enough.
    update();
    return held ? hold(held) : wait(ms / 3);
  }
  document.documentElement.style.setProperty("--step", ms + "ms");
  name(ids);
  moving = document.startViewTransition(() => {
    update();
    name(ids);
  });
  // A transition that is skipped says so by rejecting this promise. It is no error.
  moving.ready.catch(() => {});
  await Promise.race([moving.finished, wait(ms * 4)]);
  moving.skipTransition();
  await moving.updateCallbackDone;
  moving = null;
  name([]);
  await hold(held);
};

// What plays by itself on a board, such as a Production that passes through a network, is watched to its end.
const LONGEST_MOMENT = 1300;
const moment = async () => {
  if (still() || hurry) return;
  const plays = document.getAnimations().filter((it) => it.animationName?.startsWith("sea-"));
  if (!plays.length) return;
  const finished = Promise.race([Promise.allSettled(plays.map((it) => it.finished)), wait(LONGEST_MOMENT)]);
  moving = { finished, skipTransition: () => plays.forEach((it) => it.finish()) };
  await finished;
  moving = null;
};

// Whoever clicks or types does not want to wait. The transition that was broken off last is over when this is fulfilled.
let skipped = Promise.resolve();
const skip = () => {
  if (wake) {
    hurry = true;
    wake();
  }
  if (!moving) return;
  hurry = true;
  skipped = moving.finished.catch(() => {});
  moving.skipTransition();
};

// In the middle of a transition the browser takes a click for one on the page as a whole. As long as a transition lasts, nothing
// else can be found at a point; a busy machine takes a while to end it.
const clickThrough = async ({ target, clientX, clientY }) => {
  if (target !== document.documentElement) return;
  await skipped;
  document.elementFromPoint(clientX, clientY)?.closest("button, a, label, summary")?.click();
};

const beginMotion = () => {
  addEventListener("pointerdown", skip, true);
  addEventListener("keydown", skip, true);
  addEventListener("click", clickThrough);
};
