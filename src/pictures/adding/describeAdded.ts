import type { RemovedMetadata } from '../../schema/media/mediaFile';
import type { StoredPicture } from './storePicture';

const removedNames = {
  place: 'place',
  camera: 'camera',
  date: 'date',
  author: 'author',
  comment: 'comment',
  thumbnail: 'old thumbnail',
  other: 'other hidden data',
} satisfies Record<RemovedMetadata, string>;

type Added = { name: string; stored: StoredPicture };

/** What was added, what was done to it, and that anyone can see it. */
export function describeAdded(added: readonly Added[]): string {
  const [first] = added;
  const isOne = added.length === 1;
  const removed = [...new Set(added.flatMap(({ stored }) => stored.file.removedMetadata))];
  const hidden =
    removed.length === 0
      ? []
      : [`Removed: ${new Intl.ListFormat('en-GB').format(removed.map((part) => removedNames[part]))}.`];
  return [
    `Added ${isOne ? first?.name : `${added.length} pictures`}.`,
    ...(isOne ? (first?.stored.notes ?? []) : []),
    ...hidden,
    `Anyone with ${isOne ? 'its address' : 'their addresses'} can see ${isOne ? 'it' : 'them'}.`,
  ].join(' ');
}
