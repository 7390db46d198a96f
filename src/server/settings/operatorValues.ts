import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { APP_ID } from './credentialValues';
import { json } from './settingValues';

const isCidr = (text: string) => addCidr(new BlockList(), text);

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
  'must be JSON like [{"name": "…", "cidrs": ["192.0.2.0/24"], "clientId": "…", "partnerCode": "…"}], each with a different name of letters, digits, "_" and "-"',
  z
    .array(Operator)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
);

/** Adds an address block like `192.0.2.0/24` to a list; false if the text is not an address block. */
export function addCidr(blocks: BlockList, text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  try {
    blocks.addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** Simulated operators at the address blocks for documentation (RFC 5737, RFC 3849) and at loopback. */
export const defaultOperators: Operator[] = [
  {
    name: 'one',
    cidrs: ['192.0.2.0/24', '127.0.0.0/8', '::1/128'],
    clientId: 'client-one',
    partnerCode: 'PARTNER1',
  },
  { name: 'two', cidrs: ['198.51.100.0/24'], clientId: 'client-two', partnerCode: 'PARTNER2' },
  {
    name: 'three',
    cidrs: ['203.0.113.0/24', '2001:db8::/32'],
    clientId: 'client-three',
    partnerCode: 'PARTNER3',
  },
];
