/** Field names in the order of the interface documents; within every object this is the order of its fields. */
const fields = [
  'name type component richCard standaloneCard carouselCard cardOrientation thumbnailImageAlignment cardContent',
  'cardWidth cardContents reply action text postbackData fallbackUrl dialAction phoneNumber viewLocationAction',
  'latLong latitude longitude label query createCalendarEventAction startTime endTime openUrlAction url',
  'application webviewViewMode shareLocationAction title description media height contentInfo fileUrl',
  'thumbnailUrl forceRefresh suggestions identity endpoint method reference custom',
].flatMap((line) => line.split(' '));

const ranks = new Map(fields.map((field, place) => [field, place]));

function rank(part: string | number | undefined): number {
  if (part === undefined) return -1;
  return typeof part === 'number' ? part : (ranks.get(part) ?? fields.length);
}

/** Compares field names of one object for a sort; fields that no document knows come last. */
export function compareFields(a: string, b: string): number {
  return rank(a) - rank(b);
}

type Located = { path: readonly (string | number)[] };

/** Compares by path for a sort: the order of the interface documents, an object before its own fields. */
export function inDocumentOrder(a: Located, b: Located): number {
  const depth = Math.max(a.path.length, b.path.length);
  for (let i = 0; i < depth; i++) {
    const difference = rank(a.path[i]) - rank(b.path[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}
