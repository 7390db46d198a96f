import { isRecord } from '../values';

/** The error in a JSON answer, of the server of this page or of a platform behind it. */
export type Refusal = {
  message: string;
  code?: string | number;
  /** Whether the server of this page refused: nothing was asked of a platform, or nothing came of it. */
  isGateway: boolean;
};

/** Reads `{ "source": …, "error": { "code": …, "message": … } }`; undefined for anything else. */
export function readRefusal(json: unknown): Refusal | undefined {
  if (!isRecord(json) || !isRecord(json.error)) return undefined;
  const { code, message } = json.error;
  if (typeof message !== 'string') return undefined;
  return {
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    isGateway: json.source === 'gateway',
  };
}

/** Members of the error that other Google services answer with. The interface document has `code` and `message` only. */
const otherServices = ['status', 'errors', 'details'];

/** The error object of the interface document: a number and a message. */
export function isErrorOfInterface(json: unknown): boolean {
  const refusal = readRefusal(json);
  if (refusal === undefined || refusal.isGateway || typeof refusal.code !== 'number') return false;
  const error = isRecord(json) && isRecord(json.error) ? json.error : {};
  return !otherServices.some((member) => Object.hasOwn(error, member));
}
