/** Path parts that are followed by an id: who knows the id can read a whole phone number. */
const idParts = /\/(id|sent|number|reference)\/[^/]+/g;

/** A path for the log, without ids. */
export const maskPath = (path: string): string => path.replaceAll(idParts, '/$1/…');
