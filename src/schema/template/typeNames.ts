import type { TemplateType } from '../values/enums';

/** The name of each type for people, as a heading or a choice. */
export const typeNames = {
  text_message: 'Text message',
  rich_card: 'Rich card',
  carousel: 'Carousel',
} satisfies Record<TemplateType, string>;

/** The same for several of them, as the heading of a list. */
export const typeNamesPlural = {
  text_message: 'Text messages',
  rich_card: 'Rich cards',
  carousel: 'Carousels',
} satisfies Record<TemplateType, string>;

/** What a template of each type is, in a sentence. */
export const typeSummaries = {
  text_message: 'Text with up to 11 buttons.',
  rich_card: 'One card with a picture, title, description and up to 4 buttons.',
  carousel: '2 to 10 cards that customers swipe through.',
} satisfies Record<TemplateType, string>;

/** The name of a template, or what stands in its place. */
export const nameOrUntitled = ({ name }: { name?: string | undefined }): string =>
  name || 'Untitled template';
