export type DrawnMediaKind = 'image' | 'gif' | 'video' | 'pdf';

const kindByExtension: Partial<Record<string, DrawnMediaKind>> = {
  gif: 'gif',
  pdf: 'pdf',
  ...Object.fromEntries(
    ['mp4', 'm4v', 'mpeg', 'mpg', 'webm', '3gp', 'mov', 'h263'].map((end) => [end, 'video']),
  ),
};

/**
 * The kind of a file, guessed from the extension in its path: a phone reads the content-type header, which is
 * not known here. An unknown extension counts as a picture.
 */
export function mediaKind(fileUrl: string): DrawnMediaKind {
  const [path = ''] = fileUrl.split(/[?#]/, 1);
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '';
  return kindByExtension[extension.toLowerCase()] ?? 'image';
}
