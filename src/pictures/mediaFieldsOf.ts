import { fileKind } from '../advice/model/fileKind';
import { isHttpUri } from '../lib/address/uri';
import { locateCards } from '../schema/draft/cards';
import { parsePath } from '../schema/values/issues';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';

/** A media address of a template that can be loaded: an invalid one is an error already. */
export type MediaField = { path: (string | number)[]; address: string; isPicture: boolean };

/** The media addresses of a template, in document order. */
export function mediaFieldsOf(template: TemplateDraft): MediaField[] {
  return locateCards(template).flatMap(({ path, card }) => fieldsOfCard(path, card));
}

function fieldsOfCard(path: string, card: CardContentDraft): MediaField[] {
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const at = (key: string) => parsePath(`${path}.media.contentInfo.${key}`);
  const kind = fileKind(fileUrl);
  return [
    { path: at('fileUrl'), address: fileUrl, isPicture: kind === 'image' || kind === 'gif' || !kind },
    { path: at('thumbnailUrl'), address: thumbnailUrl, isPicture: true },
  ].filter(({ address }) => isHttpUri(address));
}
