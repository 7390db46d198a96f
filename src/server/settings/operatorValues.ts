import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import { APP_ID } from './credentialValues';
import { json } from './settingValues';

/** A telecom operator; without `baseUrl` it is simulated at `/operator/<name>`. */
export const Operator = z.strictObject({
  name: z.string().regex(APP_ID),
  cidrs: z.array(z.string()).min(1).refine(blockListOf),
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

/** The address blocks like `192.0.2.0/24` of a list; undefined if one of its texts is no address block. */
export function blockListOf(cidrs: readonly string[]): BlockList | undefined {
  const blocks = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', prefix = '', ...rest] = cidr.split('/');
    if (rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return undefined;
    try {
      blocks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
    } catch {
      return undefined;
    }
  }
  return blocks;
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
