/** Time zones whose people often use a browser in American English. */
const zones: Readonly<Record<string, string>> = { 'Asia/Kolkata': 'IN', 'Asia/Calcutta': 'IN' };

/** The country of this device, as ISO 3166 code: by its time zone, else by the region of its language. */
export function guessCountry(): string {
  const zone = zones[Intl.DateTimeFormat().resolvedOptions().timeZone];
  if (zone !== undefined || typeof navigator === 'undefined') return zone ?? 'IN';
  for (const language of navigator.languages) {
    const region = regionOf(language);
    if (region !== undefined) return region;
  }
  return 'IN';
}

function regionOf(language: string): string | undefined {
  try {
    const { region } = new Intl.Locale(language);
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined;
  } catch {
    return undefined;
  }
}
