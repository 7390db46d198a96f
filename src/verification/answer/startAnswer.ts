import { z } from '../../schema/values/zod';
import { VerificationLink } from '../../schema/verification/verification';
import { findDeviations } from './findDeviations';

/** Characters of an answer that are kept and shown as they came. */
export const MAX_RAW_CHARACTERS = 65_536;

/** A success of the start request, as far as it can be read. */
export type StartAnswer = {
  id?: string;
  method?: string;
  targetUri?: string;
  links: VerificationLink[];
  /** The differences from the interface document, a sentence each. Empty for an answer as documented. */
  deviations: string[];
  /** The answer as it came, at most `MAX_RAW_CHARACTERS`. */
  raw: string;
};

/** The readable parts of a success of the start request. `raw`: the body as it came. */
export function readStartAnswer(raw: string): StartAnswer {
  const kept = raw.slice(0, MAX_RAW_CHARACTERS);
  const body = z.record(z.string(), z.unknown()).safeParse(parse(raw));
  if (!body.success) {
    return {
      links: [],
      deviations: ['The answer is not a JSON object, so nothing can be read of it.'],
      raw: kept,
    };
  }
  const { id, method, seamless, _links: links } = body.data;
  const target = z.object({ targetUri: z.string() }).safeParse(seamless);
  return {
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(target.success ? { targetUri: target.data.targetUri } : {}),
    links: (Array.isArray(links) ? links : []).flatMap((link) => VerificationLink.safeParse(link).data ?? []),
    deviations: findDeviations(body.data),
    raw: kept,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
