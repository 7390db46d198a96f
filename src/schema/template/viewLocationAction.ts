import { fieldMeta } from '../walk/fieldMeta';
import { z } from '../values/zod';
import { acrossFields, isBlank } from '../values/acrossFields';
import { limits } from '../values/limits';
import { optionalText, requiredText } from '../values/text';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Whether a plain decimal lies within ±`most`. Compares digits, as a float would round 90.0…01 to 90. */
export function isDegrees(value: string, most: number): boolean {
  if (!DECIMAL.test(value)) return false;
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits.length > 3) return false;
  return Number(digits) < most || (Number(digits) === most && /^0*$/.test(fraction));
}

function degrees(name: string, most: number) {
  return requiredText({
    name,
    form: 'degrees',
    pattern: DECIMAL.source,
    description: `Degrees as a plain decimal, -${most}.0 to +${most}.0.`,
    check: (value) =>
      isDegrees(value, most)
        ? undefined
        : {
            message: `${name} must be a plain number from -${most} to ${most}, for instance 28.6129.`,
            requirement: `must be a plain decimal from -${most} to ${most}`,
          },
  });
}

export const LatLong = z
  .strictObject({
    latitude: degrees('Latitude', limits.latitude),
    longitude: degrees('Longitude', limits.longitude),
  })
  .meta({ id: 'LatLong' });
export type LatLong = z.infer<typeof LatLong>;

export const ViewLocationAction = z
  .strictObject({
    latLong: LatLong.optional(),
    label: optionalText({
      name: 'Pin label',
      form: 'words',
      shownIn: 'button',
      description: 'Label of the pin dropped at latLong.',
    }),
    query: optionalText({
      name: 'Search text',
      form: 'words',
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
              message: 'Say which place: enter latitude and longitude, or a search text.',
              requirement: 'must hold latLong or query',
            },
          ],
    ),
  )
  .meta({
    id: 'ViewLocationAction',
    description: 'Opens the map app. latLong or query is required: chosen by this implementation.',
  })
  .register(fieldMeta, { label: 'Place', inForm: 'whole' });
export type ViewLocationAction = z.infer<typeof ViewLocationAction>;
