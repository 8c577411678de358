// ---- The call: tab, mark and an optional sound say that it is my turn.

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

// The tab says whose turn it is, or which move is seen again.
const call = () => {
  document.title = $("table").dataset.title;
  const icon = all("link[rel=icon]")[0];
  if (!icon.dataset.turn) return;
  icon.dataset.usual ??= icon.getAttribute("href");
  icon.href = mine() ? icon.dataset.turn : icon.dataset.usual;
  if (mine() && !called && document.documentElement.dataset.sound) ring();
  called = mine();
};

const beginCalling = () => {
  called = true;
  call();
};
