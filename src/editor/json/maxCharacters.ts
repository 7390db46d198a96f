/** The maximum size of a JSON text that is read during typing, in UTF-16 units: 1 MB of ASCII. */
export const maxCharacters = 1024 * 1024;
