// ---- Looked at again: how far a review is, and what the bot thinks of a board of analysis, ever deeper.

// A stream whose news are told; what has been told whole ends, since a stream that begins again would tell the same.
const hear = (address, name, tell, done) => {
  const source = new EventSource(address);
  source.addEventListener(name, (event) => tell(event.data));
  for (const end of ["done", "error"]) source.addEventListener(end, () => { source.close(); done(end); });
  addEventListener("pagehide", () => source.close());
  return source;
};

const beginProgress = () => {
  const place = $("review-progress");
  if (!place || !window.EventSource) return;
  hear(place.dataset.progress, "progress", (news) => { place.innerHTML = news; }, (end) => end === "done" && location.reload());
};

// The bot thinks only while somebody has its opinion open, and about the board that is shown. After a move it is open again.
let thinking = null;
let opinionOpen = false;
const hearOpinion = () => {
  const place = $("opinion");
  if (!place || !window.EventSource) return;
  const sheet = $("opinion-of");
  if (opinionOpen && !sheet.matches(":popover-open")) sheet.showPopover();
  const wanted = opinionOpen ? place.dataset.opinion : null;
  if (thinking?.of === wanted) return;
  thinking?.source?.close();
  wipe();
  const tell = (news) => {
    // Whoever has reached a line stays there when the opinion deepens.
    const reached = all("a, button", place).indexOf(document.activeElement);
    const focusVisible = document.activeElement?.matches(":focus-visible");
    place.innerHTML = news;
    all("a, button", place)[reached]?.focus({ focusVisible, preventScroll: true });
    sketch(all("template", place).flatMap((it) => all("[data-on]", it.content)));
  };
  place.ariaBusy = Boolean(wanted);
  thinking = { of: wanted, source: wanted && hear(wanted, "opinion", tell, () => { place.ariaBusy = false; }) };
};

const beginOpinion = () => {
  addEventListener("toggle", (event) => {
    if (event.target.id !== "opinion-of") return;
    opinionOpen = event.newState === "open";
    hearOpinion();
  }, true);
};
