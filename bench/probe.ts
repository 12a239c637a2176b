// Loaded into a server before its own code: answers a message of the parent process with the server's memory in bytes
// and its CPU time in milliseconds. They can't be measured from outside on all systems.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
