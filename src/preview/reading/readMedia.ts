import { altTextOf, type AltTexts } from '../../schema/media/altTexts';
import { mediaKind, type MediaKind, isShownOn } from '../media/mediaFace';
import type { System } from '../model/options';
import type { CardPart } from '../message/drawnCards';
import type { Reading, SpokenRole } from './Reading';

const mediaRoles = { image: 'image', gif: 'image', video: 'video', pdf: 'file' } satisfies Record<
  MediaKind,
  SpokenRole
>;

const mediaNames = { image: 'picture', gif: 'GIF', video: 'video', pdf: 'PDF' } satisfies Record<
  MediaKind,
  string
>;

/** The picture, film or file of a card, by its alt text. */
export function readMedia(
  { card, path: cardPath }: CardPart,
  altTexts: AltTexts,
  system: System,
  /** Where it is, in words: ` of card 2`, empty for the only card. */
  place: string,
): Reading {
  const fileUrl = card.media?.contentInfo?.fileUrl;
  const path = `${cardPath}.media`;
  if (!fileUrl) return { spoken: [], leftOut: [] };
  const kind = mediaKind(fileUrl);
  const words = altTextOf(altTexts, fileUrl).trim();
  if (!isShownOn(system, kind))
    return { spoken: [], leftOut: [{ message: `The PDF${place}: an iPhone does not show it.`, path }] };
  return {
    spoken: [
      {
        words,
        role: mediaRoles[kind],
        path,
        note:
          words === ''
            ? 'Without alt text it has no name.'
            : 'Only if the platform passes the alt text on. The interface has no field for it.',
      },
    ],
    leftOut:
      words === ''
        ? [{ message: `What the ${mediaNames[kind]}${place} shows: it has no alt text.`, path }]
        : [],
  };
}
