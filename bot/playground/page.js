// Two additions to the library's page: its bare address opens the channel, and a command's answer comes into sight.
if (!location.hash) history.replaceState(null, "", "#kontor");

const PATIENCE = 20_000; // milliseconds in which a new message counts as the answer to what was sent
let sent = -PATIENCE;

document.addEventListener("submit", (event) => {
  if (!event.target.closest("#messages-sidebar")) sent = performance.now();
}, true);

document.addEventListener("DOMContentLoaded", () => {
  const timeline = document.getElementById("channel-timeline");
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
