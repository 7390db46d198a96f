/** ISO 3166 code of the country whose phone numbers name none. */
export function deviceCountry(): string {
  return new Intl.Locale(navigator.language).region ?? 'IN';
}
