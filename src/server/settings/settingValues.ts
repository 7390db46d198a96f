import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { base64ToBytes } from '../../lib/encoding/base64';

export const APP_ID = /^[A-Za-z0-9_-]{1,64}$/;

const appId = z.string().regex(APP_ID, 'must hold app ids of letters, digits, "_" and "-" (at most 64)');

/** A setting whose text is turned into a value by `read`; undefined from `read` means that `rule` is broken. */
export function setting<T>(rule: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: rule, input: undefined });
    return z.NEVER;
  });
}

export function wholeNumber(least: number, most: number) {
  return setting(`must be a whole number from ${least} to ${most}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

/** Entries between commas, blanks around them dropped. */
export function commaList(rule: string, entry: RegExp) {
  return setting(rule, (text) => {
    const entries = text.split(',').map((part) => part.trim());
    return entries.every((part) => entry.test(part)) ? entries : undefined;
  });
}

/** An absolute http or https address without credentials, query or fragment; a slash at its end is dropped. */
export const httpAddress = setting(
  'must be an http or https address without user, query and fragment',
  (text) => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    if (!plain || !['http:', 'https:'].includes(url.protocol)) return undefined;
    return url.href.replace(/\/+$/, '');
  },
);

/** How many in how many seconds; "off" when the setting is `0`. */
export type Rate = { count: number; seconds: number } | 'off';

export const rate = setting(
  'must be 0 or <count>/<seconds>, for instance 600/60',
  (text): Rate | undefined => {
    if (text === '0') return 'off';
    const match = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text);
    return match ? { count: Number(match[1]), seconds: Number(match[2]) } : undefined;
  },
);

function json<T>(rule: string, schema: z.ZodType<T>) {
  return setting(rule, (text) => {
    try {
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : undefined;
    } catch {
      return undefined;
    }
  });
}

/** RFC 6750: what may stand behind `Bearer`. */
export const BEARER_TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/** Bearer token → the app ids that it may use. */
export const Tokens = z
  .record(z.string().regex(BEARER_TOKEN), z.array(appId).min(1))
  .refine((tokens) => Object.keys(tokens).length > 0);
export type Tokens = z.infer<typeof Tokens>;

export const tokens = json('must be JSON like {"<token>": ["<app id>"]}', Tokens);

export const isSecret = (text: string) => (base64ToBytes(text)?.length ?? 0) > 0;

/** App id → Base64 secret for signatures. */
export const VerificationApps = z
  .record(appId, z.string().refine(isSecret))
  .refine((apps) => Object.keys(apps).length > 0);
export type VerificationApps = z.infer<typeof VerificationApps>;

export const verificationApps = json(
  'must be JSON like {"<app id>": "<secret in Base64>"}',
  VerificationApps,
);

/** Whether the text is an address block like `192.0.2.0/24`. */
export function isCidr(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** A telecom operator; without `baseUrl` it is simulated at `/operator/<name>`. */
export const Operator = z.strictObject({
  name: z.string().regex(APP_ID),
  cidrs: z.array(z.string().refine(isCidr)).min(1),
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  clientId: z.string().min(1),
  partnerCode: z.string().min(1),
});
export type Operator = z.infer<typeof Operator>;

export const operators = json(
  'must be JSON like [{"name": "…", "cidrs": ["192.0.2.0/24"], "clientId": "…", "partnerCode": "…"}] with names of their own',
  z
    .array(Operator)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
);
