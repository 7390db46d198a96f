/** What people call a part of a template. Parts that only wrap others have no name. */
const names: Readonly<Record<string, string>> = {
  name: 'Template name',
  type: 'Type',
  suggestions: 'Buttons',
  standaloneCard: 'Card',
  cardOrientation: 'Layout',
  thumbnailImageAlignment: 'Picture side',
  cardWidth: 'Card width',
  cardContents: 'Cards',
  title: 'Title',
  description: 'Description',
  media: 'Picture',
  height: 'Height',
  fileUrl: 'File address',
  thumbnailUrl: 'Thumbnail address',
  forceRefresh: 'Fetch again',
  postbackData: 'Postback',
  fallbackUrl: 'Fallback address',
  phoneNumber: 'Phone number',
  latitude: 'Latitude',
  longitude: 'Longitude',
  label: 'Pin label',
  query: 'Search text',
  viewLocationAction: 'Place',
  startTime: 'Start',
  endTime: 'End',
  createCalendarEventAction: 'Event',
  url: 'Web address',
  application: 'Opens in',
  webviewViewMode: 'Webview size',
};

/** "Card 2 › Button 1 › Web address" for a path in a template. */
export function nameOfPath(path: readonly (string | number)[]): string {
  const words = path.flatMap((part, index) => {
    const next = path[index + 1];
    if (part === 'cardContents' && typeof next === 'number') return [`Card ${next + 1}`];
    if (part === 'suggestions' && typeof next === 'number') return [`Button ${next + 1}`];
    if (part === 'text') return [path[index - 1] === 'component' ? 'Message text' : 'Text'];
    const name = typeof part === 'string' ? names[part] : undefined;
    return name === undefined ? [] : [name];
  });
  return words.length === 0 ? 'Template' : words.join(' › ');
}
