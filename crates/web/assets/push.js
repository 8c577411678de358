// Being called on this device: the one part of the settings that needs a script.
const button = document.getElementById("push-here");
if (button && "serviceWorker" in navigator && "PushManager" in window) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      const worker = await navigator.serviceWorker.register("/sw.js");
      if (await Notification.requestPermission() !== "granted") throw new Error("not allowed");
      await navigator.serviceWorker.ready;
      const wanted = { userVisibleOnly: true, applicationServerKey: button.dataset.key };
      const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
      const body = new URLSearchParams({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth });
      if (!(await fetch("/calls/targets", { method: "POST", body })).ok) throw new Error("not kept");
      location.reload();
    } catch {
      document.getElementById("push-failed").hidden = false;
    }
  });
}
