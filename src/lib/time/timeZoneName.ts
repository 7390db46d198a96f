/** Names of today, by the older ones that browsers give. */
const newNames = new Map([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
]);

/** The name of a time zone as people write it today. Without a zone: that of this computer. */
export function timeZoneName(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return newNames.get(zone) ?? zone;
}
