import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';
import { labelFor } from './labelFor';
import type { CampaignButton } from './campaign';

/** The phone numbers of a text as buttons to call. A number without a country is one of the given country. */
export function findNumbers(text: string, country: string): CampaignButton[] {
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return findPhoneNumbersInText(text, options).map(({ number, startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt];
    const label = labelFor(text, { start, end }, 'Call us');
    return {
      kind: 'number',
      suggestion: { action: { text: label, dialAction: { phoneNumber: number.number } } },
      start,
      end,
    };
  });
}
