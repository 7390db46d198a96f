import type { TemplateType } from '../schema/enums';

export const typeNames = {
  text_message: 'Text message',
  rich_card: 'Rich card',
  carousel: 'Carousel',
} satisfies Record<TemplateType, string>;
