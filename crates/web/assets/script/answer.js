// ---- Answers: a form at the question is sent without leaving the page; the frame that comes back is shown.

// When to send again what did not reach the server, in milliseconds. Nothing happens twice: a move has a key, and taking
// back says after which entry.
const TRIES = [0, 500, 1500, 4000];

const send = async (address, body) => {
  for (const pause of TRIES) {
    await wait(pause);
    try {
      return await fetch(address, { method: "POST", body, ...asScript });
    } catch {
      // The server is not there just now.
    }
  }
  return null;
};

// What went wrong is said at the question, and everything can be tried again.
const complain = (sentence) => {
  all(".complaint").forEach((it) => it.remove());
  const said = { className: "problem complaint", role: "alert", textContent: sentence };
  $("ask").querySelector("h1").after(Object.assign(document.createElement("p"), said));
  enable();
};

// Whether what is confirmed was chosen on the board.
let byBoard = false;

const answer = async (form, submitter) => {
  const body = new URLSearchParams(new FormData(form, submitter));
  // Who plays by the board leaves to the page what hardly matters.
  if (byBoard) body.set("usual", "yes");
  all(":popover-open:not(#opinion-of)").forEach((it) => it.hidePopover());
  for (const it of form.elements) if (it.type === "submit") it.disabled = true;
  answering += 1;
  const answered = send(form.action, body);
  const html = answered.then((it) => it?.text() ?? "").catch(() => "");
  // It has its place in the queue from now on: what the stream tells meanwhile, of this very answer too, is shown after it.
  const frame = Promise.all([answered, html]).then(([it, text]) => (it?.ok ? text : ""));
  await show(frame);
  if (!(await frame)) complain(parsed(await html).querySelector(".problem")?.textContent || document.body.dataset.unreachable);
  answering -= 1;
};

// A hint, or what a choice would make final: the server is asked, and the page stays.
const inquire = async (address) => {
  all(":popover-open:not(#opinion-of)").forEach((it) => it.hidePopover());
  answering += 1;
  const frame = fetch(address, asScript).then((it) => (it.ok ? it.text() : "")).catch(() => "");
  await show(frame);
  if (!(await frame)) complain(document.body.dataset.unreachable);
  answering -= 1;
};

const beginAnswering = () => {
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!form.closest("#ask") || form.method !== "post" || form.matches(".rematch, .to-review, .seating form")) return;
    // From the end of a lesson one goes to another page.
    if (submitter?.matches("[value='play on'], [value^='next ']")) return;
    event.preventDefault();
    if (submitter?.id !== "confirm") byBoard = Boolean(submitter?.closest(".part"));
    if (submitter?.name === "sure") inquire(form.action.replace(/\/move$/, "?") + new URLSearchParams({ sure: submitter.value }));
    else answer(form, submitter);
  });
  addEventListener("click", (event) => {
    const link = event.target.closest?.("#hint, #rather-not");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    inquire(link.href);
  });
};
