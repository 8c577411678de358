// ---- Listening: the server tells what happens at the table.

// How long to wait before asking again after being turned away, in milliseconds: longer each time.
const [SOON, LATER] = [2000, 30000];

const beginListening = () => {
  const address = document.body.dataset.live;
  if (!address || !window.EventSource) return;
  let source, pause = SOON;
  const listen = () => {
    source = new EventSource(address + "?since=" + seq() + talked());
    source.addEventListener("open", () => { pause = SOON; });
    source.addEventListener("frame", (event) => show(event.data));
    hearTalk(source);
    source.addEventListener("error", () => {
      // A stream that merely broke off is taken up by the browser itself.
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(listen, pause);
      pause = Math.min(2 * pause, LATER);
    });
  };
  listen();
  addEventListener("pagehide", () => source.close());
  // A page that comes out of the browser's memory is old.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
};
