import type { NoAnswer } from './request';

/** Why no answer came to a request, as a sentence for people. The time is the default one of `request`. */
export const noAnswerMessages = {
  offline: 'This device is offline.',
  timeout: 'No answer came in 20 seconds.',
  cancelled: 'You stopped waiting before an answer came.',
  network: 'The connection was lost before an answer came.',
} as const satisfies Record<NoAnswer['reason'], string>;
