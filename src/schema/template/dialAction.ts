import { z } from '../values/zod';
import { requiredText } from '../values/textSchema';

/** E.164: a plus sign, no leading zero, 2 to 15 digits. */
const E164 = /^\+[1-9]\d{1,14}$/;

export const phoneNumberRule = {
  name: 'Phone number',
  form: 'phoneNumber' as const,
  pattern: E164.source,
  fits: (value: string) => E164.test(value),
  message: 'Phone number is not valid. Enter + and the country code, without spaces, as in +912266123456.',
  requirement: 'must be in E.164 format, a plus sign and 2 to 15 digits',
};

export const DialAction = z
  .strictObject({
    phoneNumber: requiredText({ ...phoneNumberRule, description: 'E.164 format, shape `+<digits>`.' }),
  })
  .register(z.globalRegistry, { id: 'DialAction', description: 'Opens the dialer.' });
export type DialAction = z.infer<typeof DialAction>;
