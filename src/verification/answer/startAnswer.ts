import { z } from '../../schema/values/zod';
import { VerificationLink } from '../../schema/verification/verification';
import { readTargetAddress } from './targetAddress';

/** Characters of an answer that are kept and shown as they came. */
export const MAX_RAW_CHARACTERS = 65_536;

/** A success of the start request, as far as it can be read. */
export type StartRead = {
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
export function readStarted(raw: string): StartRead {
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

/** Parameters that the interface document shows in the target address. */
export const targetParameters = ['client_id', 'redirect_uri', 'app_partner_code', 'state'] as const;

const documented = ['id', 'method', 'seamless', '_links'];

const quote = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

/** The differences between a success of the start request and the interface document, a sentence each. */
function findDeviations(answer: Readonly<Record<string, unknown>>): string[] {
  const { id, method, seamless, _links: links } = answer;
  const others = Object.keys(answer).filter((key) => !documented.includes(key));
  return [
    ...(typeof id === 'string' && id !== ''
      ? []
      : ['id is missing or is no text, so it cannot be followed.']),
    ...(method === 'seamless'
      ? []
      : [method === undefined ? 'method is missing.' : `method is ${quote(method)}, not “seamless”.`]),
    ...inTarget(seamless),
    ...inLinks(links, id),
    ...(others.length === 0 ? [] : [`The document does not show: ${others.join(', ')}.`]),
  ];
}

function inTarget(seamless: unknown): string[] {
  const target = z.object({ targetUri: z.string() }).safeParse(seamless);
  if (!target.success) {
    return [seamless === undefined ? 'seamless is missing.' : 'seamless.targetUri is missing or is no text.'];
  }
  const { parameters, refusal } = readTargetAddress(target.data.targetUri);
  const redirect = parameters.find(({ name }) => name === 'redirect_uri')?.value;
  return [
    ...(refusal === undefined ? [] : [`seamless.targetUri ${refusal}`]),
    ...targetParameters.flatMap((name) => {
      const count = parameters.filter((parameter) => parameter.name === name).length;
      if (count === 1) return [];
      return count === 0
        ? [`The target address has no ${name}.`]
        : [`The target address has ${name} ${count} times.`];
    }),
    ...(redirect === undefined || readTargetAddress(redirect).refusal === undefined
      ? []
      : ['redirect_uri in the target address is no http or https address.']),
  ];
}

function inLinks(links: unknown, id: unknown): string[] {
  if (!Array.isArray(links)) return ['_links is missing or is no list, so there is no status link.'];
  const read = links.map((link) => VerificationLink.safeParse(link));
  const status = read.find(({ data }) => data?.rel === 'status')?.data;
  const places = read.flatMap(({ success }, at) => (success ? [] : [at]));
  const wrong = places.map((at) => `_links[${at}] is not a link with rel, href and method.`);
  if (status === undefined) return [...wrong, 'There is no link with rel “status”.'];
  const { pathname } = URL.canParse(status.href, 'http://localhost')
    ? new URL(status.href, 'http://localhost')
    : { pathname: '' };
  return [
    ...wrong,
    ...(status.method === 'GET'
      ? []
      : [`The method of the status link is ${quote(status.method)}, not “GET”.`]),
    ...(typeof id !== 'string' || pathname === `/verification/v1/verifications/id/${encodeURIComponent(id)}`
      ? []
      : ['The status link is not of the shape /verification/v1/verifications/id/<id>.']),
  ];
}
