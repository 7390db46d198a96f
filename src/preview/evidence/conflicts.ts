import { androidSizes, carouselMaxHeights, carouselWidths } from '../../schema/phones/androidFigures';
import { iosInlineActions, iosLines } from '../../schema/phones/iosFigures';
import { evidence, type Evidence } from './evidence';

/** A point on which sources disagree: what each states, and what is drawn. */
export type Conflict = {
  subject: string;
  statements: readonly (Evidence & { states: string })[];
  drawn: string;
};

const { api, messages2026 } = carouselWidths;

/** The points on which the sources disagree. Figures come from the tables of sizes. */
export const conflicts: readonly Conflict[] = [
  {
    subject: 'Widths of carousel cards on Android',
    statements: [
      { states: `${api.SMALL} and ${api.MEDIUM} dp`, ...evidence.interfaceDocument },
      {
        states: `${messages2026.SMALL} and ${messages2026.MEDIUM} dp`,
        ...evidence.googleCardsRestated,
      },
    ],
    drawn: 'the first, the second by “Card widths on Android”',
  },
  {
    subject: 'Greatest height of a carousel card on Android',
    statements: [
      {
        states: `small ${carouselMaxHeights.SMALL}, medium ${carouselMaxHeights.MEDIUM} dp`,
        ...evidence.googleCardsRestated,
      },
      { states: '“More” appears above 576 dp', ...evidence.crossPlatformPlaybook },
      {
        states: `any card ${androidSizes.fold} dp, at least ${androidSizes.cardMin}`,
        ...evidence.oldMaximum,
      },
    ],
    drawn: `the first; a line at ${androidSizes.fold} dp on a single card`,
  },
  {
    subject: 'A tall picture in a small carousel',
    statements: [
      { states: 'not allowed', ...evidence.interfaceDocument },
      { states: 'a ratio of 2 to 3', ...evidence.mediaPlaybook },
    ],
    drawn: 'medium, with a warning',
  },
  {
    subject: 'The height of a vertical picture that is not chosen',
    statements: [
      { states: 'short', ...evidence.eightByEight },
      { states: 'senders choose medium', ...evidence.postscript },
    ],
    drawn: 'short',
  },
  {
    subject: 'Buttons that fold into “Options” on the iPhone',
    statements: [
      { states: `more than ${iosInlineActions}`, ...evidence.crossPlatformPlaybook },
      { states: 'two already', ...evidence.templateBuilders },
    ],
    drawn: `more than ${iosInlineActions}`,
  },
  {
    subject: 'A search for a place on the iPhone',
    statements: [
      { states: 'Android only', ...evidence.interfaceDocument },
      { states: 'Apple’s interface has a search', ...evidence.telephonyMessagingKit },
    ],
    drawn: 'called not certain',
  },
  {
    subject: 'Width, height and side of pictures on the iPhone',
    statements: [
      { states: 'one drawing, its own shape', ...evidence.crossPlatformPlaybook },
      { states: 'the interface has card width, media height, alignment', ...evidence.telephonyMessagingKit },
    ],
    drawn: 'the first; the side follows the template',
  },
  {
    subject: 'Web addresses in the text of a card',
    statements: [
      { states: 'plain text on both phones', ...evidence.infobip },
      { states: 'links on Android, in an older edition of that page', ...evidence.infobipEarlier },
    ],
    drawn: 'plain text',
  },
  {
    subject: 'A picture before its download, without a thumbnail',
    statements: [
      { states: 'an empty placeholder', ...evidence.interfaceDocument },
      { states: 'a sign for the kind of file', ...evidence.googleCards },
    ],
    drawn: 'a placeholder with a sign to download and words of ours',
  },
  {
    subject: 'A PDF in a card on Android',
    statements: [
      { states: 'shown in India', ...evidence.googleCards },
      { states: 'not delivered', ...evidence.enableX },
    ],
    drawn: 'its thumbnail or a sign, with a note',
  },
  {
    subject: 'Pictures and GIFs on the iPhone',
    statements: [
      { states: 'their own shape; a GIF stands still', ...evidence.crossPlatformPlaybook },
      { states: 'whole in a fixed box, and no GIF', ...evidence.publicRules },
    ],
    drawn: 'the first',
  },
  {
    subject: 'Text of a card on the iPhone before it is cut',
    statements: [
      { states: `${iosLines.card} lines of title and text together`, ...evidence.crossPlatformPlaybook },
      {
        states: '102 characters of title and 144 of text, without a source',
        ...evidence.publicRules,
      },
    ],
    drawn: 'the first',
  },
];
