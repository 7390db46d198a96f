import { InvalidArgumentError, Option } from 'commander';

/** The theme of the drawn phones. */
export const themeOption = () =>
  new Option('--theme <theme>', 'colours of the phones').choices(['light', 'dark']);

/** Reads a whole number. @throws {InvalidArgumentError} for anything else. */
export function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}

/** The address of a server without its last slash. @throws {InvalidArgumentError} if it is none. */
export function readBase(text: string): string {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (!base || !/^https?:$/.test(base.protocol)) {
    throw new InvalidArgumentError('Write a whole web address, for instance https://rcs.example.com.');
  }
  return `${base.origin}${base.pathname.replace(/\/+$/, '')}`;
}
