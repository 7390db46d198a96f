import { getCountries, getCountryCallingCode, Metadata, type CountryCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { groupBy } from '../../lib/values';
import { numberLength } from './numberLengths';

function lengthsOf(country: CountryCode): number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan?.possibleLengths() ?? [];
}

test('the lengths of each calling code are those of all its countries', () => {
  const byCode = groupBy(getCountries(), getCountryCallingCode);
  expect(byCode.size).toBeGreaterThan(200);
  for (const [code, countries] of byCode) {
    const lengths = [...new Set(countries.flatMap(lengthsOf))].toSorted((a, b) => a - b);
    const known = code === '1' || code === '91' ? undefined : { code, digits: 5, allowed: lengths };
    expect(numberLength(`+${code}20794`)).toEqual(known);
  }
});
