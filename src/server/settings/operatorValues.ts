import { BlockList } from 'node:net';
import { z } from 'zod';
import { addCidr } from './addCidr';
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
