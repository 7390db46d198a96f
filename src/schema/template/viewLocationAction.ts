import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { acrossFields, isBlank } from '../values/acrossFields';
import { limits } from '../values/limits';
import { optionalText, requiredText } from '../values/textSchema';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Whether a plain decimal lies within ±`max`. Compares digits, as a float would round 90.0…01 to 90. */
export function isDegrees(value: string, max: number): boolean {
  if (!DECIMAL.test(value)) return false;
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits.length > 3) return false;
  return Number(digits) < max || (Number(digits) === max && /^0*$/.test(fraction));
}

function degrees(name: string, max: number) {
  return requiredText({
    name,
    form: 'degrees',
    pattern: DECIMAL.source,
    description: `Degrees as a plain decimal, -${max}.0 to +${max}.0.`,
    fits: (value) => isDegrees(value, max),
    message: `${name} must be a number from -${max} to ${max}, such as 28.6129.`,
    requirement: `must be a plain decimal from -${max} to ${max}`,
  });
}

const LatLong = z
  .strictObject({
    latitude: degrees('Latitude', limits.latitude),
    longitude: degrees('Longitude', limits.longitude),
  })
  .register(z.globalRegistry, { id: 'LatLong' });

export const ViewLocationAction = z
  .strictObject({
    latLong: z.optional(LatLong),
    label: optionalText({
      name: 'Pin label',
      form: 'freeText',
      shownIn: 'button',
      description: 'Label of the pin dropped at latLong.',
    }),
    query: optionalText({
      name: 'Search text',
      form: 'freeText',
      shownIn: 'button',
      description: 'Used instead of latLong and label; Android messaging clients only.',
    }),
  })
  .check(
    acrossFields(({ latLong, query }) =>
      latLong !== undefined || !isBlank(query)
        ? []
        : [
            {
              message: 'Enter latitude and longitude, or a search text.',
              requirement: 'must contain latLong or query',
            },
          ],
    ),
  )
  .register(z.globalRegistry, {
    id: 'ViewLocationAction',
    description: 'Opens the map app. latLong or query is required: chosen by this implementation.',
  })
  .register(fieldMeta, { label: 'Place', inForm: 'whole' });
export type ViewLocationAction = z.infer<typeof ViewLocationAction>;
