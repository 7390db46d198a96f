import { isRecord } from '../../../lib/values';
import { foldName } from './readers';
import type { ImportNotes } from './importNotes';

/** Members in which other platforms describe a picture, folded. */
const names = ['alttext', 'contentdescription', 'mediadescription', 'accessibilitytext'];

/** A card without the description of its picture, which is noted as the alt text of the file. */
export function takeAltText(card: unknown, notes: ImportNotes): unknown {
  if (!isRecord(card) || !isRecord(card.media)) return card;
  const { media, ...rest } = card;
  const info = isRecord(media.contentInfo) ? media.contentInfo : undefined;
  const address = info?.['fileUrl'];
  if (typeof address !== 'string' || address === '') return card;
  const parts = [info, media, rest];
  const at = parts.findIndex((part) => withoutText(part ?? {}).text !== undefined);
  const { text } = withoutText(parts[at] ?? {});
  if (text === undefined) return card;
  notes.altText(address, text);
  const [ownInfo, ownMedia, ownRest] = parts.map((part, index) =>
    index === at ? withoutText(part ?? {}).rest : part,
  );
  return { ...ownRest, media: { ...ownMedia, contentInfo: ownInfo } };
}

function withoutText(part: Record<string, unknown>) {
  const key = Object.keys(part)
    .slice(0, 50)
    .find((each) => names.includes(foldName(each)));
  const text = key === undefined ? undefined : part[key];
  if (key === undefined || typeof text !== 'string') return { rest: part };
  const { [key]: _text, ...rest } = part;
  return { rest, text };
}
