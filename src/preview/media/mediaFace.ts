import type { PreviewOptions, System } from '../model/options';

/** The content of a media box: a picture or a placeholder with words, and perhaps a round sign on it. */
export type MediaFace = {
  kind: MediaKind;
  /** Address of the picture to load. */
  source?: string | undefined;
  /** Why there is no picture. */
  reason?: string;
  sign?: 'play' | 'download';
  /** Draw only the first frame of a moving picture. */
  isStill?: boolean;
  /** A remark on how the phone treats the file. */
  note?: string;
};

/** The two addresses of a media, and the source to load for each: undefined where nothing may be loaded. */
type MediaAddresses = {
  fileUrl: string;
  fileSource?: string | undefined;
  thumbnailUrl: string;
  thumbnailSource?: string | undefined;
};

export type MediaState = PreviewOptions['mediaState'];

/** The name of a file by its kind, where words replace it. */
export const mediaNames = { image: 'Picture', gif: 'GIF', video: 'Video', pdf: 'PDF' } satisfies Record<
  MediaKind,
  string
>;

/** Words for a file whose host is not contacted. */
function notLoaded(kind: MediaKind): string {
  return `${mediaNames[kind]} not loaded`;
}

/**
 * The content of the box when the file itself is not drawn: the thumbnail, else a reason. A video has a play
 * sign, other media a download sign before the download.
 */
function thumbnailFace(
  kind: MediaKind,
  { thumbnailUrl, thumbnailSource }: MediaAddresses,
  state: MediaState,
): MediaFace {
  const sign: MediaFace['sign'] = kind === 'video' ? 'play' : state === 'before' ? 'download' : undefined;
  const face: MediaFace = { kind, ...(sign ? { sign } : {}) };
  if (thumbnailUrl !== '') {
    return thumbnailSource === undefined
      ? { ...face, reason: 'Thumbnail not loaded' }
      : { ...face, source: thumbnailSource };
  }
  if (state === 'failed') return { kind, reason: 'Download failed' };
  return { ...face, reason: state === 'before' ? 'Not downloaded' : 'No thumbnail' };
}

export type MediaKind = 'image' | 'gif' | 'video' | 'pdf';

const kindByExtension: Partial<Record<string, MediaKind>> = {
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
export function mediaKind(fileUrl: string): MediaKind {
  const [path = ''] = fileUrl.split(/[?#]/, 1);
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '';
  return kindByExtension[extension.toLowerCase()] ?? 'image';
}

/** Whether a phone shows a kind of file in a card: an iPhone shows no PDF. */
export const isShownOn = (system: System, kind: MediaKind): boolean => system === 'android' || kind !== 'pdf';

/** Whether a moving picture stands still in a card: a GIF on an iPhone. */
export const isStillOn = (system: System, kind: MediaKind): boolean => system === 'ios' && kind === 'gif';

/**
 * The content of a media box on Android. Before the download, and after a failed one: the thumbnail, else a
 * placeholder (interface document). Afterwards: pictures and GIFs themselves; of videos the thumbnail with a
 * play sign; of a PDF the thumbnail, as its first page cannot be drawn here.
 */
export function androidMediaFace(addresses: MediaAddresses, state: MediaState): MediaFace {
  const { fileUrl, fileSource } = addresses;
  const kind = mediaKind(fileUrl);
  const drawsFile = state === 'downloaded' && (kind === 'image' || kind === 'gif');
  if (!drawsFile) return thumbnailFace(kind, addresses, state);
  return fileSource === undefined ? { kind, reason: notLoaded(kind) } : { kind, source: fileSource };
}

const iosNotes: Partial<Record<MediaKind, string>> = {
  gif: 'GIFs in cards don’t move on iPhone',
  pdf: 'iPhone doesn’t show PDFs in cards',
};

/**
 * The content of a media box on an iPhone: a picture itself, a GIF as its first frame, a video as its thumbnail
 * with a play sign. A PDF in a card is not shown. Before the download, and after a failed one: the thumbnail.
 */
export function iosMediaFace(addresses: MediaAddresses, state: MediaState): MediaFace {
  const kind = mediaKind(addresses.fileUrl);
  const note = iosNotes[kind];
  return { ...iosFaceOf(kind, addresses, state), ...(note ? { note } : {}) };
}

function iosFaceOf(kind: MediaKind, addresses: MediaAddresses, state: MediaState): MediaFace {
  const { fileSource } = addresses;
  if (!isShownOn('ios', kind)) return { kind, reason: 'PDF' };
  if (kind === 'video' || state !== 'downloaded') return thumbnailFace(kind, addresses, state);
  if (fileSource === undefined) return { kind, reason: notLoaded(kind) };
  return { kind, source: fileSource, ...(isStillOn('ios', kind) ? { isStill: true } : {}) };
}
