// ---- Pointing: one explanation for mouse, keyboard and a long press; choices light up their places and what they cost.

const tip = Object.assign(document.createElement("div"), { className: "tip", popover: "manual" });

// The tip that is about to open.
let soon;
// Whether the tip stays: a place that rests was pressed, and says why with a link to the rule.
let held = false;

// A card is shown large, with everything that is printed on it.
const showLarge = (card, place, why) => {
  Object.assign(tip.dataset, { color: "", type: "", deck: "" }, card.dataset);
  const face = Object.assign(document.createElement("div"), { className: "place", innerHTML: place.innerHTML });
  if (why) face.append(Object.assign(document.createElement("p"), { className: "why", textContent: why.textContent }));
  tip.replaceChildren(face);
};

const explain = (it) => {
  if (!it.isConnected) return;
  // The browser's own tip would say the same a second time.
  if (it.title) {
    it.ariaLabel ??= it.title;
    it.dataset.tip = it.title;
    it.title = "";
  }
  const told = it.dataset.tip || it.ariaLabel;
  if (!told) return;
  const why = $(it.getAttribute("aria-describedby"));
  const card = it.closest(".card, .line");
  tip.className = held ? "tip held" : card ? "tip card big" : "tip";
  if (held) tip.replaceChildren(...why.cloneNode(true).childNodes);
  else if (card) showLarge(card, it, why);
  else tip.textContent = told + (why ? ". " + why.textContent : "");
  if (!tip.matches(":popover-open")) tip.showPopover();
  const [box, own] = [it.getBoundingClientRect(), tip.getBoundingClientRect()];
  const below = box.bottom + own.height + 10 < innerHeight;
  const left = box.left + box.width / 2 - own.width / 2;
  tip.style.top = Math.max(4, below ? box.bottom + 6 : box.top - own.height - 6) + "px";
  tip.style.left = Math.max(4, Math.min(left, innerWidth - own.width - 4)) + "px";
};

const words = (text) => (text ?? "").split(" ").filter(Boolean);

const lightUp = (choice) => {
  for (const place of words(choice.dataset.at)) {
    all('[data-place="' + CSS.escape(place) + '"]').forEach((it) => it.classList.add("pointed"));
  }
  for (const cost of words(choice.dataset.pays)) {
    const [good, count] = cost.split(":");
    const mark = Object.assign(document.createElement("span"), { className: "less", textContent: " −" + count });
    all('#purse [data-good="' + CSS.escape(good) + '"]')[0]?.append(mark);
  }
};

const unpoint = () => {
  if (held) return;
  clearTimeout(soon);
  if (tip.matches(":popover-open")) tip.hidePopover();
  all(".pointed").forEach((it) => it.classList.remove("pointed"));
  all(".less").forEach((it) => it.remove());
};

const hold = (event) => {
  const at = event.target;
  if (!(at instanceof Element) || tip.contains(at)) return;
  const rests = at.closest(".rests");
  const was = held;
  held = false;
  if (was || rests) unpoint();
  held = Boolean(rests && $(rests.getAttribute("aria-describedby")));
  if (held) explain(rests);
};

const point = (event) => {
  if (held) return;
  unpoint();
  if (!(event.target instanceof Element)) return;
  const explained = event.target.closest(".place, [title], [data-tip]");
  const choice = event.target.closest("[data-at], [data-pays]");
  // The focus may have moved because another popover opens, and no two may open at the same moment.
  if (explained) soon = setTimeout(explain, 0, explained);
  if (choice) lightUp(choice);
};

const beginPointing = () => {
  document.body.append(tip);
  addEventListener("pointerover", point);
  addEventListener("focusin", point);
  addEventListener("focusout", unpoint);
  addEventListener("click", hold);
  addEventListener("scroll", unpoint, true);
  addEventListener("contextmenu", (event) => {
    if (event.pointerType !== "touch") return;
    event.preventDefault();
    point(event);
  });
};
