/** The outside of a command: where it reads and writes. Tests pass their own. */
export type Terminal = {
  /** Writes the result. */
  write: (text: string) => void;
  /** Writes remarks about the work, beside the result. */
  remark: (text: string) => void;
  /** Everything on the standard input; undefined if that has more than `max` bytes. */
  readInput: (max: number) => Promise<Uint8Array | undefined>;
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether the result goes to a screen. */
  isScreen: boolean;
};

/** How a command ends, as its exit code. */
export const exitCodes = {
  done: 0,
  /** Something was found that the caller must mend. */
  found: 1,
  /** The command could not do its work: a wrong option, a file that cannot be read. */
  failed: 2,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A reason for people why a command cannot do its work. Ends it with `exitCodes.failed`. */
export class UsageError extends Error {}

/** The bytes of a stream. Undefined as soon as it has given more than `max`: a pipe may never end. */
export async function readStream(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether the result may have colours: NO_COLOR and FORCE_COLOR decide, then the screen. */
export function hasColours({ environment, isScreen }: Terminal): boolean {
  if (environment.NO_COLOR) return false;
  if (environment.FORCE_COLOR && environment.FORCE_COLOR !== '0') return true;
  return isScreen && environment.TERM !== 'dumb';
}
