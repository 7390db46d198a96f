import { fileKind } from '../advice/model/fileKind';
import { isHttpUri } from '../lib/address/uri';
import type { CardContentDraft, TemplateDraft } from '../schema/draft/draft';

/** A media address of a template that can be loaded: an invalid one is an error already. */
export type MediaField = { path: (string | number)[]; address: string; isPicture: boolean };

const standalone = ['component', 'richCard', 'standaloneCard', 'cardContent'];
const cards = ['component', 'richCard', 'carouselCard', 'cardContents'];

/** The media addresses of a template, in document order. */
export function mediaFieldsOf({ component }: TemplateDraft): MediaField[] {
  const { standaloneCard, carouselCard } = component.richCard ?? {};
  return [
    ...fieldsOfCard(standalone, standaloneCard?.cardContent),
    ...(carouselCard?.cardContents ?? []).flatMap((card, index) => fieldsOfCard([...cards, index], card)),
  ];
}

function fieldsOfCard(path: (string | number)[], card: CardContentDraft | undefined): MediaField[] {
  const { fileUrl = '', thumbnailUrl = '' } = card?.media?.contentInfo ?? {};
  const at = (key: string) => [...path, 'media', 'contentInfo', key];
  const kind = fileKind(fileUrl);
  return [
    { path: at('fileUrl'), address: fileUrl, isPicture: kind === 'image' || kind === 'gif' || !kind },
    { path: at('thumbnailUrl'), address: thumbnailUrl, isPicture: true },
  ].filter(({ address }) => isHttpUri(address));
}
