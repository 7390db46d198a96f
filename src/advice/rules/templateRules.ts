import type { TemplateDraft } from '../../schema/draft';
import type { Path } from '../advice';
import { jsonBytes } from '../jsonBytes';
import type { Rule } from '../rule';
import { vendorPages } from '../sources';

/** Bytes of a whole message ("250 KB"); the smaller of the two readings of a kilobyte. */
const MOST_BYTES = 250_000;

export const templateRules: readonly Rule<{ path: Path; template: TemplateDraft }>[] = [
  {
    id: 'template-size',
    level: 'warning',
    ...vendorPages.googleSending,
    at: ['component'],
    applies: ({ template }) => jsonBytes(template, MOST_BYTES) > MOST_BYTES,
    words: () =>
      'This template is larger than 250 KB, the most that a message may have. Shorten texts and postbacks.',
  },
];
