import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

const lengthProblems: Record<string, string> = {
  TOO_SHORT: 'too short for a number there',
  TOO_LONG: 'too long for a number there',
  INVALID_LENGTH: 'of a length that no number has there',
};

/**
 * Advice about a number: its country, and whether its length fits there. Undefined for a text that no country
 * matches.
 */
function readPhoneHint(number: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number);
  const wrongLength = lengthProblems[validatePhoneNumberLength(number) ?? ''];
  const calling = parsed?.countryCallingCode;
  if (parsed === undefined || calling === undefined) return undefined;
  const region = parsed.country ?? parsed.getPossibleCountries()[0];
  const place = region === undefined ? `+${calling}` : `${countryName(region)} (+${calling})`;
  if (wrongLength !== undefined) return `${place}, but ${wrongLength}.`;
  if (!parsed.isValid()) return `${place}, but no number of this form is in use there.`;
  return `${place}: ${parsed.formatInternational()}`;
}

function countryName(region: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(region) ?? region;
}

/** The hint for the typed number. It never changes the number. */
export function phoneHint(number: string): string | undefined {
  return /^\+[1-9]\d{2,15}$/.test(number) ? readPhoneHint(number) : undefined;
}
