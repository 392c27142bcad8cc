// Three additions to the library's page: its bare address opens the channel, the channel opens at its end, and a
// command's answer comes into sight.
if (!location.hash) history.replaceState(null, "", "#kontor");

const PATIENCE = 20_000; // milliseconds in which a new message counts as the answer to what was sent
let sent = -PATIENCE;

document.addEventListener("submit", (event) => {
  if (!event.target.closest("#messages-sidebar")) sent = performance.now();
}, true);

document.addEventListener("DOMContentLoaded", () => {
  const timeline = document.getElementById("channel-timeline");
  stayAtTheEnd(timeline);
  const newest = () => document.querySelector("#channel-message-list > [data-message-id]:last-child");
  let last = newest();
  new MutationObserver(() => {
    const now = newest();
    if (now === last) return;
    last = now;
    if (!now || performance.now() - sent > PATIENCE) return;
    requestAnimationFrame(() => {
      const tall = now.getBoundingClientRect().height > timeline.clientHeight;
      now.scrollIntoView({ block: tall ? "start" : "end" }); // the beginning of what does not fit
    });
  }).observe(timeline, { childList: true, subtree: true });
});

// Until the first press, wheel or key: pictures that load after the messages would push the newest buttons out of sight.
function stayAtTheEnd(timeline) {
  const settle = () => { timeline.scrollTop = timeline.scrollHeight; };
  const growth = new ResizeObserver(settle);
  growth.observe(document.getElementById("channel-message-list"));
  growth.observe(timeline);
  timeline.addEventListener("scroll", settle, { passive: true }); // the library may restore an earlier place
  const release = () => {
    growth.disconnect();
    timeline.removeEventListener("scroll", settle);
  };
  for (const use of ["pointerdown", "wheel", "touchstart", "keydown"])
    document.addEventListener(use, release, { capture: true, once: true, passive: true });
}
