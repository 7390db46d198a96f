import type { CampaignButton } from './takeCampaign';

/** A line that says where: "Address: 12 MG Road, Bengaluru". */
const NAMED =
  /^[ \t]*(?:[\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+[ \t]*)?(?:our )?(?:address|venue|location|where|visit us(?: at)?)[ \t]*[:\-–][ \t]*(\S.{4,200})$/gimu;
/** A line with a street and an Indian PIN code, a British postcode or an American ZIP code at its end. */
const POSTAL =
  /^[ \t]*((?=[^\n]*\d)(?=[^\n]*,)[^\n:]{8,160}?[\s,–-](?:[1-9]\d{2}\s?\d{3}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2} \d{5}(?:-\d{4})?))[ \t]*\.?[ \t]*$/gmu;

/** The postal addresses of a text as buttons that show them on a map. Only Android searches for an address. */
export function findAddresses(text: string): CampaignButton[] {
  return [NAMED, POSTAL].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): CampaignButton[] => {
      const written = match[1] ?? '';
      const query = written.replace(/[\s.,;]+$/, '');
      // A place without a comma or number is a word: "Where: online".
      const names = query.match(/(?<![\p{L}\p{N}])[\p{Lu}\p{Lo}]\p{L}*/gu) ?? [];
      if (!/[,\d]/.test(query) || names.length < 2 || /https?:|www\./i.test(query)) return [];
      const start = match.index + match[0].indexOf(written);
      return [
        {
          kind: 'place',
          suggestion: { action: { text: 'Show on map', viewLocationAction: { query } } },
          start,
          end: start + query.length,
        },
      ];
    }),
  );
}
