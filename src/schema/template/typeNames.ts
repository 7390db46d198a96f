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
