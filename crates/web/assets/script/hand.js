// ---- The hand: a slot and a card are pointed out one after the other, in either order; cards to keep are chosen together.

// The place that waits for its partner.
let armed = null;

const placesOf = (place) => all('[data-place="' + CSS.escape(place) + '"]');
const partners = (place) => all("#" + CSS.escape("beside-" + place) + " button[data-with]");

const disarm = () => {
  armed = null;
  all(".armed, .joins").forEach((it) => it.classList.remove("armed", "joins"));
  delete $("table").dataset.pairing;
};

const arm = (place) => {
  disarm();
  armed = place.dataset.place;
  place.classList.add("armed");
  $("table").dataset.pairing = place.closest("[data-color]")?.dataset.color ?? "";
  for (const { dataset } of partners(armed)) placesOf(dataset.with).forEach((it) => it.classList.add("joins"));
};

// A second tap completes the pair; the same place again lets go. What belongs to no pair is chosen as ever.
const pair = (event, place) => {
  const { place: name } = place.dataset;
  const together = armed ? partners(armed).filter((it) => it.dataset.with === name) : [];
  const waits = place.matches(".many") && partners(name).length;
  if (!together.length && !waits) return disarm();
  event.preventDefault();
  event.stopPropagation();
  if (together.length === 1) together[0].click();
  else if (together.length > 1) $("beside-" + armed).showPopover();
  if (together.length || armed === name) disarm();
  else arm(place);
};

// Cards to keep: the others are given away together.
const keep = (event, several, card) => {
  event.preventDefault();
  event.stopPropagation();
  const cards = all(".held .place.open");
  card.classList.toggle("kept");
  const kept = cards.filter((it) => it.matches(".kept"));
  const most = Number(several.dataset.keep);
  if (kept.length > most) return card.classList.remove("kept");
  all("span", several).forEach((it, at) => { it.hidden = at !== kept.length; });
  const button = several.querySelector("button");
  button.disabled = kept.length !== most;
  button.value = cards.filter((it) => !it.matches(".kept")).map((it) => it.value).join("; ");
};

const beginHand = () => {
  addEventListener("click", (event) => {
    const place = event.target.closest?.("[data-place]");
    const several = all(".several")[0];
    // Going to another part of the page does not let go: on a phone the hand may be there.
    if (!place) return armed && !event.target.closest?.(".beside, label, input") ? disarm() : undefined;
    if (several && place.closest(".held")) return keep(event, several, place);
    pair(event, place);
  }, true);
  addEventListener("keydown", (event) => { if (event.key === "Escape") disarm(); });
};
