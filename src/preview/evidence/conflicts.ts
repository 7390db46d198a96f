import { androidSizes, carouselMaxHeights, carouselWidths } from '../../schema/phones/androidFigures';
import { iosInlineActions, iosLines } from '../../schema/phones/iosFigures';
import { evidence, type Evidence } from './evidence';

/** A point on which sources disagree: what each states, and what is drawn. */
export type Conflict = {
  subject: string;
  /** What each source states. */
  statements: readonly (readonly [states: string, known: Evidence])[];
  drawn: string;
};

const { api, messages2026 } = carouselWidths;

/** The points on which the sources disagree. Figures come from the tables of sizes. */
export const conflicts: readonly Conflict[] = [
  {
    subject: 'Widths of carousel cards on Android',
    statements: [
      [`${api.SMALL} and ${api.MEDIUM} dp`, evidence.interfaceDocument],
      [`${messages2026.SMALL} and ${messages2026.MEDIUM} dp`, evidence.googleCardsRestated],
    ],
    drawn: 'the first, the second by “Card widths on Android”',
  },
  {
    subject: 'Greatest height of a carousel card on Android',
    statements: [
      [
        `small ${carouselMaxHeights.SMALL}, medium ${carouselMaxHeights.MEDIUM} dp`,
        evidence.googleCardsRestated,
      ],
      ['“More” appears above 576 dp', evidence.crossPlatformPlaybook],
      [`any card ${androidSizes.fold} dp, at least ${androidSizes.cardMin}`, evidence.oldMaximum],
    ],
    drawn: `the first; a line at ${androidSizes.fold} dp on a single card`,
  },
  {
    subject: 'A tall picture in a small carousel',
    statements: [
      ['not allowed', evidence.interfaceDocument],
      ['a ratio of 2 to 3', evidence.mediaPlaybook],
    ],
    drawn: 'medium, with a warning',
  },
  {
    subject: 'The height of a vertical picture that is not chosen',
    statements: [
      ['short', evidence.eightByEight],
      ['senders choose medium', evidence.postscript],
    ],
    drawn: 'short',
  },
  {
    subject: 'Buttons that fold into “Options” on the iPhone',
    statements: [
      [`more than ${iosInlineActions}`, evidence.crossPlatformPlaybook],
      ['two already', evidence.templateBuilders],
    ],
    drawn: `more than ${iosInlineActions}`,
  },
  {
    subject: 'A search for a place on the iPhone',
    statements: [
      ['Android only', evidence.interfaceDocument],
      ['Apple’s interface has a search', evidence.telephonyMessagingKit],
    ],
    drawn: 'called not certain',
  },
  {
    subject: 'Width, height and side of pictures on the iPhone',
    statements: [
      ['one drawing, its own shape', evidence.crossPlatformPlaybook],
      ['the interface has card width, media height, alignment', evidence.telephonyMessagingKit],
    ],
    drawn: 'the first; the side follows the template',
  },
  {
    subject: 'Web addresses in the text of a card',
    statements: [
      ['plain text on both phones', evidence.infobip],
      ['links on Android, in an older edition of that page', evidence.infobipEarlier],
    ],
    drawn: 'plain text',
  },
  {
    subject: 'A picture before its download, without a thumbnail',
    statements: [
      ['an empty placeholder', evidence.interfaceDocument],
      ['a sign for the kind of file', evidence.googleCards],
    ],
    drawn: 'a placeholder with a sign to download and words of ours',
  },
  {
    subject: 'A PDF in a card on Android',
    statements: [
      ['shown in India', evidence.googleCards],
      ['not delivered', evidence.enableX],
    ],
    drawn: 'its thumbnail or a sign, with a note',
  },
  {
    subject: 'Pictures and GIFs on the iPhone',
    statements: [
      ['their own shape; a GIF stands still', evidence.crossPlatformPlaybook],
      ['whole in a fixed box, and no GIF', evidence.publicRules],
    ],
    drawn: 'the first',
  },
  {
    subject: 'Text of a card on the iPhone before it is cut',
    statements: [
      [`${iosLines.card} lines of title and text together`, evidence.crossPlatformPlaybook],
      ['102 characters of title and 144 of text, without a source', evidence.publicRules],
    ],
    drawn: 'the first',
  },
];
