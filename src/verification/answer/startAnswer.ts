import { isRecord } from '../../lib/values';
import { z } from '../../schema/values/zod';
import { VerificationLink } from '../../schema/verification/verification';
import { MAX_RAW_CHARACTERS } from '../connection/connection';
import { readTargetAddress } from './targetAddress';

const Readable = z.object({
  id: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  method: z.catch(z.optional(z.string()), undefined),
  seamless: z.catch(z.optional(z.object({ targetUri: z.string() })), undefined),
  _links: z.catch(z.array(z.unknown()), []),
});

/** A success of the start request, as far as it can be read. */
export type StartRead = {
  id?: string | undefined;
  method?: string | undefined;
  targetUri?: string | undefined;
  links: VerificationLink[];
  /** The differences from the interface document, a sentence each. Empty for an answer as documented. */
  deviations: string[];
  /** The full response, at most `MAX_RAW_CHARACTERS`. */
  raw: string;
};

/** The readable parts of a success of the start request. `raw`: the body as it came. */
export function readStarted(raw: string): StartRead {
  const kept = raw.slice(0, MAX_RAW_CHARACTERS);
  const body = parse(raw);
  if (!isRecord(body)) {
    return {
      links: [],
      deviations: ['The response is not a JSON object, so it can’t be read.'],
      raw: kept,
    };
  }
  const { id, method, seamless, _links: links } = Readable.parse(body);
  return {
    id,
    method,
    targetUri: seamless?.targetUri,
    links: links.flatMap((link) => VerificationLink.safeParse(link).data ?? []),
    deviations: findDeviations(body, { id, targetUri: seamless?.targetUri }),
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

/** Parameters that the interface document shows in the target address. */
export const targetParameters = ['client_id', 'redirect_uri', 'app_partner_code', 'state'] as const;

const documented = ['id', 'method', 'seamless', '_links'];

const quote = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

const isSentence = (text: string | false | undefined) => typeof text === 'string';

/** The differences between a success of the start request and the interface document, a sentence each. */
function findDeviations(
  answer: Readonly<Record<string, unknown>>,
  { id, targetUri }: Pick<StartRead, 'id' | 'targetUri'>,
): string[] {
  const { method, seamless, _links: links } = answer;
  const others = Object.keys(answer).filter((key) => !documented.includes(key));
  const wrongMethod =
    method === undefined ? 'method is missing.' : `method is ${quote(method)}, not “seamless”.`;
  const noTarget =
    seamless === undefined ? 'seamless is missing.' : 'seamless.targetUri is missing or not text.';
  return [
    id === undefined && 'id is missing or not text, so its status can’t be followed.',
    method !== 'seamless' && wrongMethod,
    ...(targetUri === undefined ? [noTarget] : inTarget(targetUri)),
    ...inLinks(links, answer.id),
    others.length > 0 && `The document does not describe: ${others.join(', ')}.`,
  ].filter(isSentence);
}

function inTarget(targetUri: string) {
  const { parameters, refusal } = readTargetAddress(targetUri);
  const redirect = parameters.find(({ name }) => name === 'redirect_uri')?.value;
  return [
    refusal !== undefined && `seamless.targetUri ${refusal}`,
    ...targetParameters.map((name) => {
      const count = parameters.filter((parameter) => parameter.name === name).length;
      if (count === 0) return `The target address has no ${name}.`;
      return count > 1 && `The target address has ${name} ${count} times.`;
    }),
    redirect !== undefined &&
      readTargetAddress(redirect).refusal !== undefined &&
      'redirect_uri in the target address is not an http or https address.',
  ];
}

function inLinks(links: unknown, id: unknown) {
  if (!Array.isArray(links)) return ['_links is missing or not a list, so there is no status link.'];
  const read = links.map((link) => VerificationLink.safeParse(link));
  const status = read.find(({ data }) => data?.rel === 'status')?.data;
  const wrong = read.map(
    ({ success }, at) => !success && `_links[${at}] is not a link with rel, href and method.`,
  );
  if (status === undefined) return [...wrong, 'There is no link with rel “status”.'];
  const pathname = URL.canParse(status.href, 'http://localhost')
    ? new URL(status.href, 'http://localhost').pathname
    : '';
  return [
    ...wrong,
    status.method !== 'GET' && `The method of the status link is ${quote(status.method)}, not “GET”.`,
    typeof id === 'string' &&
      pathname !== `/verification/v1/verifications/id/${encodeURIComponent(id)}` &&
      'The status link is not of the shape /verification/v1/verifications/id/<id>.',
  ];
}
