/** What became of a creation, as the words of the page name it. */
export type CountedOutcome =
  | 'created'
  | 'refused_content'
  | 'refused_token'
  | 'refused_access'
  | 'refused_rate'
  | 'not_passed_on'
  | 'unknown';

/** Codes of the gateway after which the request may have arrived at the platform. */
const uncertain = new Set(['no_answer', 'deadline', 'interrupted', 'failure']);

const byStatus: Record<number, CountedOutcome> = {
  201: 'created',
  400: 'refused_content',
  401: 'refused_token',
  403: 'refused_access',
  429: 'refused_rate',
};

/** The outcome of a creation by the status of its answer, and by the code if the gateway itself has answered. */
export function creationOutcome(status: number, code: string | undefined): CountedOutcome {
  if (code !== undefined) return uncertain.has(code) ? 'unknown' : 'not_passed_on';
  return byStatus[status] ?? (status >= 500 || status < 400 ? 'unknown' : 'refused_content');
}
