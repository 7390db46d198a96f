import { useQuery } from '@tanstack/react-query';

const lengthProblems: Record<string, string> = {
  TOO_SHORT: 'too short for a number there',
  TOO_LONG: 'too long for a number there',
  INVALID_LENGTH: 'of a length that no number has there',
};

/**
 * Advice about a number: its country, and whether its length fits there. Undefined for a text that no country
 * matches. Loads the table of countries on the first call.
 */
export async function readPhoneHint(number: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import('libphonenumber-js/min');
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
export function usePhoneHint(number: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['phone-hint', number],
    queryFn: async () => (await readPhoneHint(number)) ?? null,
    enabled: /^\+[1-9]\d{2,15}$/.test(number),
    networkMode: 'always',
    retry: 0,
    staleTime: Infinity,
  });
  return data ?? undefined;
}
