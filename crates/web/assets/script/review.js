// ---- Looked at again: how far a review is, and what the bot thinks of a board of analysis, ever deeper.

// A stream that puts what it hears into a place of the page.
const hearInto = (place, address, name, done) => {
  const source = new EventSource(address);
  source.addEventListener(name, (event) => { place.innerHTML = event.data; });
  source.addEventListener("done", () => { source.close(); done?.(); });
  // What has been told whole ends; a stream that begins again would tell the same.
  source.addEventListener("error", () => source.close());
  addEventListener("pagehide", () => source.close());
  return source;
};

const beginProgress = () => {
  const place = $("review-progress");
  if (place && window.EventSource) hearInto(place, place.dataset.progress, "progress", () => location.reload());
};

// The bot thinks only while somebody has its opinion open, and about the board that is shown.
let thinking = null;
const hearOpinion = () => {
  const place = $("opinion");
  if (!place || !window.EventSource) return;
  const wanted = place.closest("[popover]").matches(":popover-open") ? place.dataset.opinion : null;
  if (thinking?.of === wanted) return;
  thinking?.source?.close();
  thinking = { of: wanted, source: wanted && hearInto(place, wanted, "opinion") };
};

const beginOpinion = () => {
  addEventListener("toggle", (event) => { if (event.target.id === "opinion-of") hearOpinion(); }, true);
};
