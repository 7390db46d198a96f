import { isRecord } from '../lib/isRecord';

/** The sentence for people in an error of this server, `{ "error": { "message": … } }` or the error alone. */
export function errorMessageIn(json: unknown): string | undefined {
  const error = isRecord(json) && isRecord(json.error) ? json.error : json;
  return isRecord(error) && typeof error.message === 'string' ? error.message : undefined;
}
