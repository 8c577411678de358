// ---- Talk: what people say comes in by the stream; a line is sent without leaving the page.

const lines = () => $("lines");
const talked = () => (lines() ? "&talked=" + (lines().lastElementChild?.dataset.number ?? 0) : "");

const hearTalk = (source) => {
  if (!lines()) return;
  source.addEventListener("talk", (event) => {
    const last = Number(lines().lastElementChild?.dataset.number ?? 0);
    const fresh = all("li", parsed(event.data)).filter((it) => Number(it.dataset.number) > last);
    if (!fresh.length) return;
    lines().append(...fresh);
    lines().scrollTop = lines().scrollHeight;
    if (!$("talk").open) $("talk").dataset.news = "";
  });
  source.addEventListener("here", (event) => { $("here").innerHTML = event.data; });
};

const beginTalk = () => {
  addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-copy]");
    if (link) navigator.clipboard?.writeText(link.dataset.copy).then(() => { link.textContent = link.dataset.done; });
  });
  if (!lines()) return;
  lines().scrollTop = lines().scrollHeight;
  $("talk").addEventListener("toggle", () => {
    delete $("talk").dataset.news;
    lines().scrollTop = lines().scrollHeight;
  });
  addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("#say, #note")) return;
    event.preventDefault();
    const answered = await send(form.action, new URLSearchParams(new FormData(form, event.submitter)));
    if (answered?.ok) return form.id === "say" && form.reset();
    complain(parsed((await answered?.text()) ?? "").querySelector(".problem")?.textContent || document.body.dataset.unreachable);
  });
};
