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
