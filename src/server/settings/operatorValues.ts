import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { APP_ID } from './credentialValues';
import { json } from './settingValues';

/** Whether a text is an address block like `192.0.2.0/24`. */
function isCidr(text: string): boolean {
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
  'must be JSON like [{"name": "…", "cidrs": ["192.0.2.0/24"], "clientId": "…", "partnerCode": "…"}], each with a different name',
  z
    .array(Operator)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
);
