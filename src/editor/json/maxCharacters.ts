/** Characters of a JSON text that is still read while it is written: 1 MB of ASCII. */
export const MAX_CHARACTERS = 1024 * 1024;
