// ---- The call: tab, mark, an optional sound and an optional notification say that it is my turn.

const mine = () => ["your-turn", "end-turn"].includes($("ask").dataset.state);
let called = false;

// Two soft strokes of a bell.
const ring = () => {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 660], [0.16, 880]]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begins = audio.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + 0.5);
  }
  setTimeout(() => audio.close(), 1500);
};

// The browser says it where the page is not seen.
const notify = () => {
  if (!document.hidden || window.Notification?.permission !== "granted") return;
  const shown = new Notification(document.title, { tag: location.pathname });
  shown.onclick = () => { focus(); shown.close(); };
};

// The tab says whose turn it is, or which move is seen again.
const call = () => {
  document.title = $("table").dataset.title;
  const icon = all("link[rel=icon]")[0];
  if (!icon.dataset.turn) return;
  icon.dataset.usual ??= icon.getAttribute("href");
  icon.href = mine() ? icon.dataset.turn : icon.dataset.usual;
  const { sound, notify: wanted } = document.documentElement.dataset;
  if (mine() && !called && sound) ring();
  if (mine() && !called && wanted) notify();
  called = mine();
};

const beginCalling = () => {
  called = true;
  call();
  // Browsers ask whether it may be done only after a click.
  if (document.documentElement.dataset.notify && window.Notification?.permission === "default") {
    addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
};
