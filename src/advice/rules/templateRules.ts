import type { TemplateDraft } from '../../schema/draft/draft';
import type { Path } from '../model/advice';
import { jsonBytes } from '../model/jsonBytes';
import type { Rule } from '../model/rule';
import { vendorPages } from '../model/sources';

/** Bytes of a whole message ("250 KB"); the smaller of the two readings of a kilobyte. */
const MAX_BYTES = 250_000;

export const templateRules: readonly Rule<{ path: Path; template: TemplateDraft }>[] = [
  {
    id: 'template-size',
    level: 'warning',
    ...vendorPages.googleSending,
    at: ['component'],
    applies: ({ template }) => jsonBytes(template, MAX_BYTES) > MAX_BYTES,
    message: () =>
      'This template is larger than 250 KB, the most that a message may have. Shorten texts and postbacks.',
  },
];
