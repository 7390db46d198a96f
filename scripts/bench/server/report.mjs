// @ts-check
/**
 * Loaded before a measured server: answers a message of its parent with the processor time and memory of the process,
 * for `memory` after a garbage collection.
 */
process.on('message', (wanted) => {
  if (wanted === 'memory') globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
process.channel?.unref();
