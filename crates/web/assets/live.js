// The table in motion: frames come in, pieces travel, choices are previewed, games are seen again.
// Without this script the page works by plain links and forms.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const asScript = { headers: { "X-Requested-With": "live" } };
  if (!$("table")) return;

  // ---- Frames: what happened on the way, step by step, then the table as it stands.
  let moving = null, hurry = false, pace = 1, queue = Promise.resolve();

  // Where a piece lies: if that changes, it travels.
  const lies = (piece) => {
    const sheet = piece.closest(".sheet");
    return [sheet && sheet.id, piece.getAttribute("style"), [...piece.parentElement.children].indexOf(piece)].join();
  };

  const transition = async (fresh, update, ms) => {
    if (!document.startViewTransition || calm.matches || hurry || document.hidden) return update();
    const ids = all("[id^=p-]", fresh).filter((it) => $(it.id) && lies($(it.id)) !== lies(it)).slice(0, 48).map((it) => it.id);
    // Where nothing travels a moment's pause is enough.
    if (!ids.length) return wait(ms / 3, update());
    const name = (on) => ids.forEach((id) => $(id) && ($(id).style.viewTransitionName = on ? id : ""));
    document.documentElement.style.setProperty("--step", ms + "ms");
    name(true);
    moving = document.startViewTransition(() => { update(); name(true); });
    await Promise.race([moving.finished, wait(ms * 4)]);
    moving.skipTransition();
    await moving.updateCallbackDone;
    moving = null;
    name(false);
  };

  // What was drawn last, less the key of the answer: pointing at things changes the page too.
  const said = (it) => it.innerHTML.replace(/name="key" value="[^"]*"/, "");
  const parts = (root) => all(".sheet, #ask, #rail", root);
  const drawn = new Map(parts(document).map((it) => [it.id, said(it)]));

  const place = (fresh, old) => {
    const scrolled = all("[data-scroll]", old).map((it) => [it.id, it.scrollLeft, it.scrollTop]);
    for (const it of [fresh, ...parts(fresh)]) drawn.set(it.id, said(it));
    old.replaceWith(document.adoptNode(fresh));
    for (const [id, left, top] of scrolled) $(id)?.scrollTo(left, top);
  };

  const putParts = (root) => {
    for (const part of parts(root)) {
      const old = $(part.id);
      if (!old || drawn.get(part.id) === said(part)) continue;
      const [typed, before] = [all("#why", part)[0], all("#why", old)[0]];
      if (typed && before) typed.value = before.value;
      place(part, old);
    }
  };

  const putTable = (fresh) => {
    const table = $("table");
    const path = (it) => (it && it !== table ? path(it.parentElement) + ">" + (it.id || it.className || it.tagName) : "");
    const open = new Map(all("details", table).map((it) => [path(it), it.open]));
    const focused = table.contains(document.activeElement);
    for (const id of ["ground", "mine", "others"]) {
      const [old, now] = [$(id), all("#" + id, fresh)[0]];
      const names = (it) => all(":scope > .sheet", it).map((sheet) => sheet.id).join();
      if (names(old) !== names(now)) place(now, old);
    }
    putParts(fresh);
    all("button:disabled", table).forEach((it) => { it.disabled = false; });
    table.dataset.seq = fresh.dataset.seq;
    for (const it of all("details", table)) if (open.has(path(it))) it.open = open.get(path(it));
    if (focused && !table.contains(document.activeElement)) $("ask").focus();
  };

  const show = async (html) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const fresh = page.getElementById("table");
    if (!fresh) return;
    const replay = fresh.dataset.replay;
    const news = Number(fresh.dataset.seq) - Number($("table").dataset.seq);
    if (news < 0 && !replay) return;
    if (location.search && !replay) history.replaceState(null, "", location.pathname);
    const steps = news > 0 ? all("#steps > .step", page) : [];
    const ms = Math.max(90, Math.min(300, 4000 / (steps.length + 1))) * pace;
    const begun = performance.now();
    for (const step of steps) {
      if (hurry || performance.now() - begun > 5000) break;
      $("caption").textContent = step.dataset.told;
      await transition(step, () => putParts(step), ms);
    }
    $("caption").textContent = "";
    await transition(fresh, () => putTable(fresh), ms);
  };
  const shown = (html) => (queue = queue.then(() => show(html)).then(() => { hurry = false; }, () => location.reload()));
  const skip = () => { if (moving) { hurry = true; moving.skipTransition(); } };
  addEventListener("pointerdown", skip, true);
  addEventListener("keydown", skip, true);
  // In the middle of a frame the browser takes a click for one on the page as a whole.
  addEventListener("click", ({ target, clientX, clientY }) => {
    if (target !== document.documentElement) return;
    setTimeout(() => document.elementFromPoint(clientX, clientY)?.closest("button, a, label, summary")?.click(), 60);
  });

  // ---- Live: the server tells what happens.
  const address = document.body.dataset.live;
  if (address && window.EventSource) {
    let source;
    const listen = () => {
      source = new EventSource(address + "?since=" + $("table").dataset.seq);
      source.addEventListener("frame", (event) => shown(event.data));
      source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000); });
    };
    listen();
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  }

  // An answer without a new page: the frame that comes back is shown like any other.
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest("#ask") || form.method !== "post") return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    all(":popover-open").forEach((it) => it.hidePopover());
    for (const it of form.elements) if (it.type === "submit") it.disabled = true;
    fetch(form.action, { method: "POST", body, ...asScript })
      .then((answer) => (answer.ok ? answer.text().then(shown) : location.assign(answer.url)))
      .catch(() => location.reload());
  });

  // ---- Pointing: one explanation for mouse, keyboard and a long press; choices light up their places.
  const tip = document.body.appendChild(Object.assign(document.createElement("div"), { className: "tip", popover: "manual" }));
  const explain = (it) => {
    if (it.title) { it.ariaLabel ??= it.title; it.dataset.tip = it.title; it.title = ""; }
    const why = $(it.getAttribute("aria-describedby")), name = it.dataset.tip || it.ariaLabel;
    if (!name) return;
    tip.textContent = name + (why ? ". " + why.textContent : "");
    tip.showPopover();
    const [box, own] = [it.getBoundingClientRect(), tip.getBoundingClientRect()];
    const below = box.bottom + own.height + 10 < innerHeight;
    tip.style.top = Math.max(4, below ? box.bottom + 6 : box.top - own.height - 6) + "px";
    tip.style.left = Math.max(4, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 4)) + "px";
  };
  const point = (event) => {
    unpoint();
    const at = (selector) => event.target instanceof Element && event.target.closest(selector);
    const explained = at(".place, [title], [data-tip]"), choice = at("[data-at], [data-pays]");
    if (explained) explain(explained);
    if (!choice) return;
    for (const name of (choice.dataset.at || "").split(" ")) {
      if (name) all('[data-place="' + CSS.escape(name) + '"]').forEach((it) => it.classList.add("pointed"));
    }
    for (const pay of (choice.dataset.pays || "").split(" ")) {
      const [good, count] = pay.split(":");
      if (!count) continue;
      const mark = Object.assign(document.createElement("span"), { className: "less", textContent: " −" + count });
      all('#mine [data-good="' + CSS.escape(good) + '"]')[0]?.append(mark);
    }
  };
  const unpoint = () => {
    if (tip.matches(":popover-open")) tip.hidePopover();
    all(".pointed").forEach((it) => it.classList.remove("pointed"));
    all(".less").forEach((it) => it.remove());
  };
  addEventListener("pointerover", point);
  addEventListener("focusin", point);
  addEventListener("focusout", unpoint);
  addEventListener("scroll", unpoint, true);
  addEventListener("contextmenu", (event) => { if (event.pointerType === "touch") { event.preventDefault(); point(event); } });

  // ---- Seen again: play, pause, speed, scrub.
  const base = $("table").dataset.replay;
  if (base) {
    const bar = all(".player-bar")[0], button = all("button", bar)[0], moves = Number($("table").dataset.moves);
    const at = () => Number($("table").dataset.seq);
    const go = async (to) => {
      const answer = await fetch(base + to, asScript);
      history.replaceState(null, "", base + to);
      if (answer.ok) await shown(await answer.text());
    };
    let running = false;
    const run = async (on) => {
      running = on;
      button.textContent = on ? button.dataset.pause : button.dataset.play;
      while (running && at() < moves) { await go(at() + 1); await wait(350 * pace); }
      if (running) run(false);
    };
    bar.hidden = false;
    button.addEventListener("click", () => run(!running));
    all("select", bar)[0].addEventListener("change", (event) => { pace = Number(event.target.value); });
    let wanted = null;
    addEventListener("input", async (event) => {
      if (event.target.name !== "at") return;
      const idle = wanted === null;
      wanted = event.target.value;
      while (idle && wanted !== null && Number(wanted) !== at()) { hurry = true; await go(wanted); }
      if (idle) wanted = null;
    });
    addEventListener("click", (event) => {
      const link = event.target.closest("a[rel]");
      if (!link || !link.href.includes("/replay/")) return;
      event.preventDefault();
      run(false);
      go(link.href.split("/").pop());
    });
  }
})();
