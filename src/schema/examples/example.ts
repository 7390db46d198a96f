import type { ParameterNotes } from '../draft/parameterNotes';
import type { CardContent } from '../template/cardContent';
import type { RichCardStandAlone } from '../template/standaloneCard';
import type { SuggestedAction } from '../template/suggestedAction';
import type { Suggestion } from '../template/suggestion';
import type { CreateTemplatePayload } from '../template/template';
import type { CardWidth, MediaHeight } from '../values/enums';
import { textToBase64 } from '../values/postback';

/**
 * A finished template of an invented brand, as the gallery, "start from", tests and OpenAPI show it.
 */
export type Example = {
  id: string;
  title: string;
  summary: string;
  language: 'en' | 'hi' | 'ar';
  /** The name and a sample value of each parameter of the template. */
  parameters?: Readonly<Record<string, { readonly name: string; readonly sample: string }>>;
  template: CreateTemplatePayload;
};

/** Names and samples of an example, as a draft keeps them. */
export function exampleNotes({ parameters = {} }: Example): ParameterNotes {
  const entries = Object.entries(parameters);
  return {
    names: Object.fromEntries(entries.map(([marker, { name }]) => [marker, { name }])),
    samples:
      entries.length === 0
        ? {}
        : { typical: Object.fromEntries(entries.map(([marker, { sample }]) => [marker, sample])) },
  };
}

/**
 * The file information of a picture of the example host, with its thumbnail beside it:
 * `parcel.jpg` has `parcel-thumb.jpg`. The page serves that host from `public/examples`.
 */
export function picture(file: string) {
  const name = file.slice(0, file.lastIndexOf('.'));
  return {
    fileUrl: `https://pictures.example.com/${file}`,
    thumbnailUrl: `https://pictures.example.com/${name}-thumb.jpg`,
    forceRefresh: false,
  };
}

/** A reply whose postback is a readable id. */
export const exampleReply = (text: string, id: string): Suggestion => ({
  reply: { text, postbackData: textToBase64(id) },
});

type Deed<Action> = Action extends unknown ? Omit<Action, 'text' | 'postbackData'> : never;

/** An action whose postback is a readable id. */
export const exampleAction = (text: string, id: string, deed: Deed<SuggestedAction>): Suggestion => ({
  action: { text, postbackData: textToBase64(id), ...deed },
});

export const textTemplate = (name: string, text: string, suggestions: Suggestion[]) => ({
  name,
  type: 'text_message' as const,
  component: { text, suggestions },
});

type Layout = Omit<RichCardStandAlone['richCard']['standaloneCard'], 'cardContent'>;

export const richCardTemplate = (
  name: string,
  cardContent: CardContent,
  layout: Layout = { cardOrientation: 'VERTICAL' },
) => ({
  name,
  type: 'rich_card' as const,
  component: { richCard: { standaloneCard: { ...layout, cardContent } } },
});

export const carouselTemplate = (name: string, cardWidth: CardWidth, cardContents: CardContent[]) => ({
  name,
  type: 'carousel' as const,
  component: { richCard: { carouselCard: { cardWidth, cardContents } } },
});

type PictureCard = { id: string; title: string; description: string; height: MediaHeight };

/** A card of a carousel, whose picture has the card's id as its name. */
export const pictureCard = (
  { id, title, description, height }: PictureCard,
  suggestions: Suggestion[],
): CardContent => ({
  title,
  description,
  media: { height, contentInfo: picture(`${id}.jpg`) },
  suggestions,
});
