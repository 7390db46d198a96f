import type { TemplateType } from '../values/enums';

/** What people call each type, as a heading or a choice. */
export const typeNames = {
  text_message: 'Text message',
  rich_card: 'Rich card',
  carousel: 'Carousel',
} satisfies Record<TemplateType, string>;
