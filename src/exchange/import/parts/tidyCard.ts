import { isRecord } from '../../../lib/values';
import type { ImportNotes, Place } from './importNotes';
import { keyOf } from './readers';

/** Where other platforms write the parts of a card's picture: at the card, or in an object of its own. */
const pictureKeys = {
  fileUrl: ['mediaUrl', 'url', 'fileUrl'],
  thumbnailUrl: ['thumbnailUrl', 'thumbnail'],
  height: ['mediaHeight', 'height'],
} as const;

/**
 * A card in the form of another platform (Sinch's `media_message`, Vonage's `media_url`, Infobip's `media.file.url`)
 * with its picture where it stands here; any other value unchanged.
 */
export function tidyCard(value: unknown, at: Place, notes: ImportNotes): unknown {
  if (!isRecord(value)) return value;
  const key = keyOf(value, 'media') ?? keyOf(value, 'mediaMessage');
  const holder = key === undefined ? undefined : value[key];
  if (isRecord(holder) && keyOf(holder, 'contentInfo') !== undefined) return value;
  const rest = new Map(Object.entries(value));
  const inner = new Map(isRecord(holder) ? Object.entries(holder) : []);
  const take = (names: readonly string[]): unknown => {
    for (const part of [inner, rest]) {
      for (const name of names) {
        const found = keyOf(Object.fromEntries(part), name);
        const taken = found === undefined ? undefined : part.get(found);
        if (found === undefined || taken === undefined || taken === null) continue;
        part.delete(found);
        return taken;
      }
    }
    return undefined;
  };
  const file = addressIn(take(['file', ...pictureKeys.fileUrl]));
  if (typeof file.address !== 'string') return value;
  const fileUrl = file.address;
  const thumbnail = addressIn(file.thumbnail ?? take(pictureKeys.thumbnailUrl));
  const thumbnailUrl = thumbnail.address;
  const height = take(pictureKeys.height);
  if (key !== undefined) rest.delete(key);
  notes.renamed([...at.to, 'media'], 'The address of the picture was put into media and contentInfo.');
  return {
    ...Object.fromEntries(rest),
    media: {
      ...(height === undefined ? {} : { height }),
      contentInfo: { fileUrl, ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }) },
      ...Object.fromEntries(inner),
      ...file.rest,
      ...thumbnail.rest,
    },
  };
}

/** The address of a file, which may be an object with further members. */
function addressIn(file: unknown): { address: unknown; thumbnail?: unknown; rest: Record<string, unknown> } {
  if (!isRecord(file)) return { address: file, rest: {} };
  const { url, fileUrl, thumbnailUrl, ...rest } = file;
  return { address: url ?? fileUrl, thumbnail: thumbnailUrl, rest };
}
