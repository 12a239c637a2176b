import { subscribe } from 'node:diagnostics_channel';

// Loaded into a server's process before its own code. From the first request on, it writes a line each second.
let isTicking = false;
subscribe('http.server.request.start', () => {
  if (isTicking) return;
  isTicking = true;
  setInterval(() => console.log('tick'), 1000).unref();
});
