// ---- Seen again: play, pause, speed, and a slider to any moment.

// How long a moment is looked at before the next one, in milliseconds.
const LOOK = 350;

const beginReplay = () => {
  const base = $("table").dataset.replay;
  if (!base) return;
  const bar = all(".player-bar")[0];
  const [button, speed, slider] = [bar.querySelector("button"), bar.querySelector("select"), all(".scrub input[type=range]")[0]];
  const moves = Number($("table").dataset.moves);

  // Where the slider was dragged to, until the page is there. It is never replaced, and never moved under somebody's hand.
  let wanted = null;

  // The address and the slider say where the replay goes before the page shows it.
  const go = async (to) => {
    const address = base + to + location.search;
    const answered = await fetch(address, asScript).catch(() => null);
    // What cannot be shown here is shown, or explained, as a page.
    if (!answered?.ok) return location.assign(address);
    const page = await answered.text();
    history.replaceState(null, "", address);
    // From another seat the same moment is seen.
    for (const it of all(".seen-by a")) it.pathname = base + to;
    if (wanted === null) slider.value = to;
    await show(page);
  };

  let running = false;
  const run = async (on) => {
    running = on;
    button.textContent = on ? button.dataset.pause : button.dataset.play;
    while (running && seq() < moves) {
      await go(seq() + 1);
      await wait(LOOK * pace);
    }
    if (running) run(false);
  };

  const drag = async () => {
    const idle = wanted === null;
    wanted = slider.value;
    while (idle && Number(wanted) !== seq()) {
      hurry = true;
      await go(wanted);
    }
    if (idle) wanted = null;
  };

  bar.hidden = false;
  button.addEventListener("click", () => run(!running));
  speed.addEventListener("change", () => { pace = Number(speed.value); });
  slider.addEventListener("input", drag);
  addEventListener("click", (event) => {
    const link = event.target.closest("a[rel]");
    if (!link?.href.includes(base)) return;
    event.preventDefault();
    run(false);
    go(new URL(link.href).pathname.split("/").pop());
  });
  // A step or a turn by the arrows, play and pause by the space bar.
  const keys = { ArrowLeft: ["prev", "turn-before"], ArrowRight: ["next", "turn-after"], Home: ["first", "first"], End: ["last", "last"] };
  addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, select, textarea, button, [popover]")) return;
    const to = keys[event.key]?.[Number(event.shiftKey)];
    if (!to && event.key !== " ") return;
    event.preventDefault();
    if (to) all(`a[rel=${to}]`)[0]?.click();
    else button.click();
  });
};
