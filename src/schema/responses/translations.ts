import { languageTag } from '../draft/set';
import { limits } from '../values/limits';
import { z } from '../values/zod';

/** Texts of one request; of more, several requests are made. */
const MAX_TRANSLATED_TEXTS = 50;

/** Texts for the translation service, with the languages (BCP 47) that they are in and should be in. */
export const TextsToTranslate = z
  .strictObject({
    from: languageTag,
    to: languageTag,
    texts: z
      .array(z.string().check(z.minLength(1), z.maxLength(limits.text)))
      .check(z.minLength(1), z.maxLength(MAX_TRANSLATED_TEXTS)),
  })
  .register(z.globalRegistry, {
    id: 'TextsToTranslate',
    description: 'Texts, with the languages (BCP 47) that they are in and should be in.',
  });
export type TextsToTranslate = z.infer<typeof TextsToTranslate>;

/** What the service made of them: as many texts, in their order. */
export const TranslatedTexts = z
  .object({ texts: z.array(z.string()) })
  .register(z.globalRegistry, { id: 'TranslatedTexts', description: 'As many texts, in their order.' });
export type TranslatedTexts = z.infer<typeof TranslatedTexts>;
