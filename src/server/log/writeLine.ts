/**
 * Writes to standard error or output, and goes on if that fails: the reader may be gone, or the disk full. Without a
 * listener, the stream's error would end the process.
 */
export function writeLine(stream: NodeJS.WriteStream, line: string): void {
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  try {
    stream.write(line);
  } catch {
    // A file is written at once and throws; a pipe reports its error later.
  }
}
