import type { CreateTemplatePayload } from '../../template/template';

/**
 * A finished template of an invented brand, as the gallery, "start from", tests and OpenAPI show it.
 * `listed: false` keeps it out of the gallery's main list (the documents that speed is measured with).
 */
export type Example = {
  id: string;
  title: string;
  summary: string;
  language: 'en' | 'hi' | 'ar';
  listed?: boolean;
  template: CreateTemplatePayload;
};
