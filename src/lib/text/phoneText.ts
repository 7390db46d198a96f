import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { asciiDigits, withoutMarks } from './asciiText';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** "India", by the ISO 3166 code. */
export const countryName = (country: string): string =>
  country === '' ? 'its country' : (regions.of(country) ?? country);

/** A number as somebody wrote or copied it, in plain characters. */
export const plainPhoneText = (text: string): string =>
  withoutMarks(asciiDigits(text.normalize('NFKC'))).trim();

/**
 * The phone number that a text means. Without a country it is one of `country`. "0091…" and "+91 (0) …" are the
 * international form for libraries of every country.
 */
export function parsePhoneText(text: string, country: string): PhoneNumber | undefined {
  const cleaned = plainPhoneText(text)
    .replace(/^[^\d+(]+/, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/\(0\)/, '');
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return parsePhoneNumberFromString(cleaned, { ...options, extract: true });
}
