import type { System } from '../model/options';
import { type Assumption, evidence, type Evidence } from './evidence';
import { figureRows } from './figureRows';
import { androidPhones, iphones } from '../../schema/phones/phones';
import { enhancedContrast } from '../model/agent';
import { androidScales, androidText, iosText } from '../figures/typography';

const listScreens = (phones: readonly { name: string; width: number; height: number }[]) =>
  phones.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
const fontScales = [...new Set(Object.values(androidScales))].map((scale) => Math.round(scale * 100));

type Row = readonly [subject: string, value: string, known: Evidence];

const of = (system: System, rows: readonly Row[]): Assumption[] =>
  rows.map(([subject, value, known]) => ({ system, subject, value, ...known }));

const otherScripts =
  'Google Sans; Noto Sans for Arabic, Kannada, Chinese, Japanese and Korean; Myanmar and rare scripts by this computer';
const noColorFont = 'Safari draws those of this computer';

/** Every assumption of the drawing: the rules, the figures from their tables, other phones and views. */
export const assumptions: readonly Assumption[] = [
  ...of('android', [
    [
      'Cuts of a carousel card that is too high, in this order',
      'description to one line, title to one line, buttons from the last one, description, title; “More” opens all of it',
      evidence.googleCardsRestated,
    ],
    [
      'A cut card keeps the height of what is left, up to the greatest',
      'not stretched to the greatest height',
      evidence.thisPreview,
    ],
    ['Height of carousel cards', 'all as high as the highest', evidence.googleCardsRestated],
    ['Buttons of a horizontal card', 'under picture and text, full width', evidence.thisPreview],
    ['A vertical card whose picture height is not chosen', 'short', evidence.eightByEight],
    ['Buttons under a message', 'one row that scrolls; gone with the next message', evidence.phoneKit],
    ['Small corner of a bubble', 'at the side of its sender', evidence.phoneKit],
    ['Web address under a card’s button', 'one line', evidence.addressLine],
    ['Preview of a link in a text', 'of the only web address; several stay plain', evidence.linkPreview],
    ['Look of that preview', 'a tile in the bubble', evidence.thisPreview],
    [
      'Links in a text: web addresses, also without scheme, e-mail addresses, phone numbers',
      'underlined; the recognition is simpler than that of the phone',
      evidence.thisPreview,
    ],
    [
      'Marks of the person’s message: delivered, read',
      'two ticks; read once the sender has answered',
      evidence.receiptLook,
    ],
    [
      '“Unsubscribe” above the message field',
      'for senders of promotions; in several countries only',
      evidence.unsubscribe,
    ],
    ['Logo of the sender', 'rounded square, check mark when verified', evidence.androidAuthority],
    ['Font, colours', 'Google Sans, Google’s web palette', evidence.thisPreview],
    [
      'Fonts of other scripts',
      `${otherScripts}; a phone in another language may draw Chinese characters in another shape`,
      evidence.thisPreview,
    ],
    [
      'Emoji',
      `Noto Color Emoji as Google publishes it; makers of phones have their own. ${noColorFont}`,
      evidence.thisPreview,
    ],
  ]),
  ...of('ios', [
    [
      'Picture of a vertical card',
      'its own shape; the chosen height is ignored',
      evidence.crossPlatformPlaybook,
    ],
    ['Side of that picture when it is set to the right', 'follows the template', evidence.thisPreview],
    ['Replies', 'below the card, after the other buttons', evidence.crossPlatformPlaybook],
    ['Replies under a message', 'stay until the person sends something', evidence.postscript],
    ['GIF in a card', 'its first picture, still', evidence.crossPlatformPlaybook],
    [
      'Shape of a picture before it is loaded, or broken',
      'the shape that was known last',
      evidence.thisPreview,
    ],
    ['Head of the conversation and message field', '“Text Message • RCS”', evidence.threadLabel],
    ['Bubble of the person', 'green', evidence.greenBubble],
    [
      'Fonts of other scripts; a line may hold a little more or less than on the phone',
      otherScripts,
      evidence.thisPreview,
    ],
    ['Emoji, as Apple’s may not be used here', `Noto Color Emoji. ${noColorFont}`, evidence.thisPreview],
    [
      'Colours, if your system forces its own',
      'the phones keep those of Google and Apple; “Increase contrast” draws stronger ones',
      evidence.thisPreview,
    ],
  ]),
  ...figureRows,
  ...of('android', [
    ['Screens', `${listScreens(androidPhones)} dp`, evidence.deviceList],
    [
      'Text sizes of the system setting',
      `${fontScales.join(', ')}%; large text grows less: at 200% text of 12 becomes ${androidText(12, 'ax3')}, of 14 ${androidText(14, 'ax3')}, of 16 ${androidText(16, 'ax3')} dp`,
      evidence.fontScaling,
    ],
    [
      'More contrast, for who has set it',
      `darker text and lines; a brand colour below ${enhancedContrast}:1 is replaced`,
      evidence.androidContrast,
    ],
    ['Button in a notification', 'the first one that does not share the location', evidence.googleReleases],
    ['Text of a notification', 'title and description of the first card', evidence.thisPreview],
    ['Words of the screen reader', 'from top to bottom, the name before the role', evidence.talkBack],
    ['Lines of larger text', 'grow like its letters', evidence.thisPreview],
    [
      'Lines of Thai, Devanagari and other tall scripts',
      'as high as Latin lines; Android can give them more room',
      evidence.androidTallScripts,
    ],
  ]),
  ...of('ios', [
    [
      'Lines of Thai, Devanagari and other tall scripts',
      'as high as Latin lines; an iPhone can give them more room. At the largest Accessibility sizes the tips of the first line that is cut may be seen below the last whole one',
      evidence.appleTallScripts,
    ],
    ['Symbols beside a text', 'grow with it; those of Android do not', evidence.thisPreview],
    ['Text of a notification', 'title and description of the first card, no button', evidence.thisPreview],
    [
      'Words of the screen reader',
      'from top to bottom, the name before the role; folded buttons after “Options” is opened',
      evidence.voiceOver,
    ],
    [
      'More contrast, for who has set it',
      'Apple’s accessible green and blue, darker secondary text',
      evidence.appleContrast,
    ],
    ['Screens', `${listScreens(iphones)} pt`, evidence.appleScreens],
    [
      'Text sizes; the font is Inter, as Apple’s may not be used here',
      `Apple’s Dynamic Type, up to AX5: text of a message ${iosText('body', 'default').size} to ${iosText('body', 'ax5').size} pt`,
      evidence.appleTypography,
    ],
  ]),
];
