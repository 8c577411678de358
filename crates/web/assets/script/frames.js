// ---- Frames: what happened on the way, step by step, and then the table as it stands.

// How long a step may last and all of them together, in milliseconds.
const [SHORTEST, LONGEST, ALL_STEPS, PATIENCE] = [90, 300, 4000, 5000];

// The page shows one frame after the other.
let queue = Promise.resolve();

const showFrame = async (html) => {
  const page = parsed(await html);
  const fresh = page.getElementById("table");
  if (!fresh) return;
  const replayed = fresh.dataset.replay;
  const news = Number(fresh.dataset.seq) - seq();
  // Older than what is shown already: the answer and the stream tell of the same move.
  if (news < 0 && !replayed && !fresh.dataset.address) return;
  // What the address asked for (a hint, really?) is answered.
  if (fresh.dataset.address) history.replaceState(null, "", fresh.dataset.address);
  else if (location.search && !replayed) history.replaceState(null, "", location.pathname);
  if (news) wipe();
  // What happened on the way to another's hand would show it before the curtain is opened.
  const steps = news > 0 && !changesHands(fresh) ? all("#steps > .step", page) : [];
  const ms = Math.max(SHORTEST, Math.min(LONGEST, ALL_STEPS / (steps.length + 1))) * pace;
  const begun = performance.now();
  for (const step of steps) {
    if (hurry || performance.now() - begun > PATIENCE) break;
    $("caption").textContent = step.dataset.told;
    await transition(step, () => swapParts(step), ms);
    await moment();
  }
  $("caption").textContent = "";
  await transition(fresh, () => swapTable(fresh), ms);
  drawArrows();
  call();
  hearOpinion();
};

// Shows a frame, or one that is still to come, after those that wait. If the page and the frame do not fit, the page is loaded anew.
const show = (html) => {
  const done = () => { hurry = false; };
  queue = queue.then(() => showFrame(html)).then(done, () => location.reload());
  return queue;
};
