import { DETECTED_BYTES, detectMediaKind, withArticle } from '../../schema/media/detectMediaKind';
import { kindInfo } from '../../schema/media/mediaKinds';

const MEDIA_TYPE = /^(?:image|video|audio)\/|^application\/pdf$/;
const MEDIA_ENDING =
  /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|svg|psd|mp4|m4v|mov|webm|mpe?g|3gp|avi|mkv|mp3|m4a|ogg|wav|pdf)$/i;

/** Whether a file is meant as a picture or film. Its kind is found by its content later. */
const isMediaFile = ({ type, name }: File): boolean => MEDIA_TYPE.test(type) || MEDIA_ENDING.test(name);

/** The files of a drop or paste if they are meant as pictures; none otherwise, as a template or a table is one file. */
export function mediaFilesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.some(isMediaFile) ? files : [];
}

const groupNames = { picture: 'picture', film: 'video', document: 'document' } as const;

/** Why a file is not read as text, by its first bytes; undefined if it may be text. */
export async function whyNotText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, DETECTED_BYTES).arrayBuffer());
  const found = detectMediaKind(bytes);
  if (found && 'kind' in found) {
    const { name, group } = kindInfo(found.kind);
    return `“${file.name}” is a ${name} ${groupNames[group]}, not text. Drop it on a card to use it there.`;
  }
  // Two bytes before a text say that its characters have two bytes each.
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(String.fromCharCode(...bytes.subarray(0, 2)));
  if (isWide || !bytes.includes(0)) return undefined;
  return found
    ? `“${file.name}” is ${withArticle(found.foreign)}, not text.`
    : `“${file.name}” is not a text file.`;
}
