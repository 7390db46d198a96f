import { androidSizes, carouselMaxHeights, carouselWidths } from '../../schema/phones/androidFigures';
import { iosInlineActions, iosLines } from '../../schema/phones/iosFigures';
import { evidence, type Evidence } from './evidence';

/** A point on which sources disagree: what each states, and what is drawn. */
export type Conflict = {
  /** Its permanent address on the page of facts. */
  id: string;
  subject: string;
  /** What each source states. */
  statements: readonly (readonly [states: string, known: Evidence])[];
  drawn: string;
};

const { api, messages2026 } = carouselWidths;

/** The points on which the sources disagree. Figures come from the tables of sizes. */
export const conflicts: readonly Conflict[] = [
  {
    id: 'conflict-carousel-widths',
    subject: 'Widths of carousel cards on Android',
    statements: [
      [`${api.SMALL} and ${api.MEDIUM} dp`, evidence.interfaceDocument],
      [`${messages2026.SMALL} and ${messages2026.MEDIUM} dp`, evidence.googleCardsRestated],
    ],
    drawn: 'the first; the second if you choose it under “Card widths on Android”',
  },
  {
    id: 'conflict-carousel-height',
    subject: 'Maximum height of a carousel card on Android',
    statements: [
      [
        `small ${carouselMaxHeights.SMALL} dp, medium ${carouselMaxHeights.MEDIUM} dp`,
        evidence.googleCardsRestated,
      ],
      ['“More” appears above 576 dp', evidence.crossPlatformPlaybook],
      [
        `any card at most ${androidSizes.fold} dp and at least ${androidSizes.cardMin} dp`,
        evidence.oldMaximum,
      ],
    ],
    drawn: `the first; on a single card, a line marks ${androidSizes.fold} dp`,
  },
  {
    id: 'conflict-tall-in-small-carousel',
    subject: 'A tall picture in a small carousel',
    statements: [
      ['not allowed', evidence.interfaceDocument],
      ['a ratio of 2 to 3', evidence.mediaPlaybook],
    ],
    drawn: 'medium, with a warning',
  },
  {
    id: 'conflict-missing-picture-height',
    subject: 'Picture height of a vertical card without a choice',
    statements: [
      ['short', evidence.eightByEight],
      ['senders choose medium', evidence.postscript],
    ],
    drawn: 'short',
  },
  {
    id: 'conflict-options',
    subject: 'Buttons that fold into “Options” on iPhone',
    statements: [
      [`more than ${iosInlineActions}`, evidence.crossPlatformPlaybook],
      ['two or more', evidence.templateBuilders],
    ],
    drawn: `more than ${iosInlineActions}`,
  },
  {
    id: 'conflict-place-search',
    subject: 'Searching for a place on iPhone',
    statements: [
      ['Android only', evidence.interfaceDocument],
      ['Apple’s interface has a search', evidence.telephonyMessagingKit],
    ],
    drawn: 'marked as “May not work”',
  },
  {
    id: 'conflict-picture-shape',
    subject: 'Width, height and side of pictures on iPhone',
    statements: [
      ['always the picture’s own shape', evidence.crossPlatformPlaybook],
      ['Apple’s interface has card width, media height and alignment', evidence.telephonyMessagingKit],
    ],
    drawn: 'the first; the side follows the template',
  },
  {
    id: 'conflict-card-links',
    subject: 'Links in the text of a card',
    statements: [
      ['plain text on both phones', evidence.infobip],
      ['tappable on Android, in an older version of that page', evidence.infobipEarlier],
    ],
    drawn: 'plain text',
  },
  {
    id: 'conflict-before-download',
    subject: 'A picture before its download, without a thumbnail',
    statements: [
      ['an empty placeholder', evidence.interfaceDocument],
      ['an icon for the type of file', evidence.googleCards],
    ],
    drawn: 'a placeholder with a download icon and a note of ours',
  },
  {
    id: 'conflict-pdf',
    subject: 'A PDF in a card on Android',
    statements: [
      ['shown in India', evidence.googleCards],
      ['not delivered', evidence.enableX],
    ],
    drawn: 'its thumbnail or an icon, with a note',
  },
  {
    id: 'conflict-gif',
    subject: 'Pictures and GIFs on iPhone',
    statements: [
      ['their own shape; a GIF doesn’t move', evidence.crossPlatformPlaybook],
      ['complete, in a fixed box; no GIFs', evidence.publicRules],
    ],
    drawn: 'the first',
  },
  {
    id: 'conflict-text-in-card',
    subject: 'How much text a card shows on iPhone',
    statements: [
      [`${iosLines.card} lines of title and text together`, evidence.crossPlatformPlaybook],
      ['102 characters of the title and 144 of the text (no source given)', evidence.publicRules],
    ],
    drawn: 'the first',
  },
];
