/** Bytes that may wait for a slow reader; more lines are lost, for the memory is needed to serve. */
const MAX_WAITING_BYTES = 1_000_000;

/**
 * Writes to standard error or output, and goes on if that fails: the reader may be gone or slow, or the disk full.
 * Without a listener, the stream's error would end the process. Returns whether the line was taken.
 */
export function writeLine(stream: NodeJS.WriteStream, line: string): boolean {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  if (stream.writableLength > MAX_WAITING_BYTES) return false;
  try {
    stream.write(line);
    return true;
  } catch {
    // A file is written at once and throws; a pipe reports its error later.
    return false;
  }
}
