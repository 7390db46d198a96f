import type { CardContentDraft, MediaDraft, TemplateDraft } from '../../schema/draft/draft';
import { CardOrientation, CardWidth, MediaHeight, ThumbnailImageAlignment } from '../../schema/values/enums';
import { readSuggestion } from './readSuggestion';
import { choiceOf, listOf, objectOf, readSwitch, readText } from './readers';

type RichCard = NonNullable<TemplateDraft['component']['richCard']>;
type ContentInfo = NonNullable<MediaDraft['contentInfo']>;

export const readSuggestions = listOf(readSuggestion);

export const readCard = objectOf<CardContentDraft>({
  title: readText,
  description: readText,
  media: objectOf<MediaDraft>({
    height: choiceOf(MediaHeight.options),
    contentInfo: objectOf<ContentInfo>({
      fileUrl: readText,
      thumbnailUrl: readText,
      forceRefresh: readSwitch,
    }),
  }),
  suggestions: readSuggestions,
});

/** The fields of a standalone card beside its content. */
export const standaloneFields = {
  cardOrientation: choiceOf(CardOrientation.options),
  thumbnailImageAlignment: choiceOf(ThumbnailImageAlignment.options),
};

export const readStandaloneCard = objectOf<NonNullable<RichCard['standaloneCard']>>({
  ...standaloneFields,
  cardContent: readCard,
});

export const readCarouselCard = objectOf<NonNullable<RichCard['carouselCard']>>({
  cardWidth: choiceOf(CardWidth.options),
  cardContents: listOf(readCard),
});
