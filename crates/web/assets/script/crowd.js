// ---- Crowds: on a small screen several places may lie under one finger. Then it is asked which one is meant.

const small = matchMedia("(max-width: 47.99rem)");

// How far from the middle of a place a finger may mean it, in pixels.
const FINGER = 22;

const crowd = Object.assign(document.createElement("div"), { className: "beside crowd", popover: "auto" });

const isNear = (it, { clientX, clientY }) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) < FINGER;
};

const candidate = (place) => {
  const button = Object.assign(document.createElement("button"), { className: "choice", type: "button", textContent: place.ariaLabel });
  button.dataset.at = place.dataset.place;
  button.addEventListener("click", () => {
    crowd.hidePopover();
    place.click();
  });
  return button;
};

const beginCrowds = () => {
  document.body.append(crowd);
  addEventListener("click", (event) => {
    const place = event.target.closest?.(".place.open.spot");
    // A key, or a click that was chosen already, points at one place.
    if (!place || !event.detail || !small.matches) return;
    const near = all(".place.open.spot").filter((it) => it === place || isNear(it, event));
    if (near.length < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    crowd.replaceChildren(...near.map(candidate));
    crowd.showPopover();
  }, true);
};
