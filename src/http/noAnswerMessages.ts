import type { NoAnswer } from './request';

/** Why a request got no answer, as a sentence for people. The seconds are the default time limit of `request`. */
export const noAnswerMessages = {
  offline: 'This device is offline.',
  timeout: 'No answer came in 20 seconds.',
  cancelled: 'You stopped waiting before an answer came.',
  network: 'The connection was lost before an answer came.',
} as const satisfies Record<NoAnswer['reason'], string>;
