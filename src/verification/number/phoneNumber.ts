import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { asciiDigits } from '../../lib/text/asciiText';
import { countryName, parsePhoneText } from '../../lib/text/phoneText';
import { phoneNumberRule } from '../../schema/template/dialAction';

/** A number that a text seems to mean, in international form. */
type OfferedNumber = {
  /** As the platform takes it. */
  number: string;
  /** As people read it. */
  shown: string;
};

/** Longer texts are no number that somebody typed. */
const LONGEST = 60;

/** Whether a text may be a number in another form than the platform takes. Says no to most texts without a library. */
export function mayBeNumber(text: string): boolean {
  const digits = text.length <= LONGEST ? asciiDigits(text).replace(/\D/g, '').length : 0;
  return digits >= 6 && digits <= 20 && !/\p{L}{4}/u.test(text) && !phoneNumberRule.fits(text);
}

/**
 * The number that a text with blanks, dashes or brackets means. Without a country it is one of `country`.
 */
export function offerNumber(text: string, country: string): OfferedNumber | undefined {
  if (!mayBeNumber(text)) return undefined;
  const parsed = parsePhoneText(text, country);
  if (!parsed?.isPossible() || !phoneNumberRule.fits(parsed.number)) return undefined;
  return { number: parsed.number, shown: parsed.formatInternational() };
}

const lengthProblems: Record<string, string> = {
  TOO_SHORT: 'too short',
  TOO_LONG: 'too long',
  INVALID_LENGTH: 'not a valid length',
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
  if (!parsed.isValid()) return `${place}, but no number there looks like this.`;
  return `${place}: ${parsed.formatInternational()}`;
}

/** The hint for the typed number. It never changes the number. */
export function phoneHint(number: string): string | undefined {
  return /^\+[1-9]\d{2,15}$/.test(number) ? readPhoneHint(number) : undefined;
}
