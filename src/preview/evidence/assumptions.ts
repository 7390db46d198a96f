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
  'Google Sans; Noto Sans for Arabic, Kannada, Chinese, Japanese and Korean; Myanmar and rare scripts use fonts of this computer';
const noColorFont = 'Safari shows the emoji of this computer';

/** Every assumption of the drawing: the rules, the figures from their tables, other phones and views. */
export const assumptions: readonly Assumption[] = [
  ...of('android', [
    [
      'What a carousel card that is too tall loses, in this order',
      'description shortened to one line, title to one line, buttons from the last, description, title; “More” opens everything',
      evidence.googleCardsRestated,
    ],
    [
      'Height of a card after cuts',
      'that of what is left, not stretched to the maximum',
      evidence.thisPreview,
    ],
    ['Height of carousel cards', 'all as tall as the tallest', evidence.googleCardsRestated],
    ['Buttons of a horizontal card', 'below picture and text, full width', evidence.thisPreview],
    ['Vertical card without a picture height', 'short', evidence.eightByEight],
    [
      'Buttons below a message',
      'one row that scrolls; they disappear with the next message',
      evidence.phoneKit,
    ],
    ['Small corner of a bubble', 'on the sender’s side', evidence.phoneKit],
    ['Link below a card’s button', 'one line', evidence.addressLine],
    ['Preview of a link in a text', 'only if there is one link', evidence.linkPreview],
    ['Shape of that preview', 'a tile in the bubble', evidence.thisPreview],
    [
      'Tappable text: links (also without https://), email addresses, phone numbers',
      'underlined; a real phone may recognise more',
      evidence.thisPreview,
    ],
    [
      'Ticks on the customer’s message',
      'delivered: two; read: once the sender has replied',
      evidence.receiptLook,
    ],
    [
      '“Unsubscribe” above the message field',
      'for promotional senders; only in some countries',
      evidence.unsubscribe,
    ],
    ['Sender’s logo', 'rounded square; check mark if verified', evidence.androidAuthority],
    ['Font, colours', 'Google Sans, Google’s web palette', evidence.thisPreview],
    [
      'Fonts of other scripts',
      `${otherScripts}; a phone set to another language may show other forms of Chinese characters`,
      evidence.thisPreview,
    ],
    [
      'Emoji',
      `Noto Color Emoji as published by Google; some phone makers have their own. ${noColorFont}`,
      evidence.thisPreview,
    ],
  ]),
  ...of('ios', [
    [
      'Picture of a vertical card',
      'its own shape; the chosen height is ignored',
      evidence.crossPlatformPlaybook,
    ],
    ['Picture side in a horizontal card', 'as in the template', evidence.thisPreview],
    ['Quick replies of a card', 'below the card, after the other buttons', evidence.crossPlatformPlaybook],
    ['Quick replies below a message', 'stay until the customer sends something', evidence.postscript],
    ['GIF in a card', 'its first frame only', evidence.crossPlatformPlaybook],
    ['Shape of a picture that is not loaded', 'its last known shape', evidence.thisPreview],
    ['Header of the conversation and message field', '“Text Message • RCS”', evidence.threadLabel],
    ['Customer’s bubble', 'green', evidence.greenBubble],
    [
      'Fonts of other scripts (lines may break a little differently on the phone)',
      otherScripts,
      evidence.thisPreview,
    ],
    ['Emoji (Apple’s may not be used here)', `Noto Color Emoji. ${noColorFont}`, evidence.thisPreview],
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
      'Text sizes of the system settings',
      `${fontScales.join(', ')}%; large text grows less: at 200%, 12 dp becomes ${androidText(12, 'ax3')}, 14 dp ${androidText(14, 'ax3')}, 16 dp ${androidText(16, 'ax3')} dp`,
      evidence.fontScaling,
    ],
    [
      'Increased contrast, if set on the phone',
      `darker text and lines; a brand colour below ${enhancedContrast}:1 is replaced`,
      evidence.androidContrast,
    ],
    ['Button in a notification', 'the first, unless it asks for the location', evidence.googleReleases],
    ['Text of a notification', 'title and description of the first card', evidence.thisPreview],
    ['What the screen reader says', 'from top to bottom, the name before the role', evidence.talkBack],
    ['Line height of larger text', 'grows with the letters', evidence.thisPreview],
    [
      'Lines of Thai, Devanagari and other tall scripts',
      'as tall as Latin lines; Android may give them more room',
      evidence.androidTallScripts,
    ],
  ]),
  ...of('ios', [
    [
      'Lines of Thai, Devanagari and other tall scripts',
      'as tall as Latin lines; an iPhone may give them more room. At the largest accessibility sizes, the top of the first hidden line may show',
      evidence.appleTallScripts,
    ],
    ['Symbols beside a text', 'grow with it (not on Android)', evidence.thisPreview],
    ['Text of a notification', 'title and description of the first card, no button', evidence.thisPreview],
    [
      'What the screen reader says',
      'from top to bottom, the name before the role; buttons in “Options” once it is opened',
      evidence.voiceOver,
    ],
    [
      'Increased contrast, if set on the phone',
      'Apple’s accessible green and blue, darker secondary text',
      evidence.appleContrast,
    ],
    ['Screens', `${listScreens(iphones)} pt`, evidence.appleScreens],
    [
      'Text sizes (the font is Inter, because Apple’s may not be used here)',
      `Apple’s Dynamic Type, up to AX5: message text from ${iosText('body', 'default').size} to ${iosText('body', 'ax5').size} pt`,
      evidence.appleTypography,
    ],
  ]),
];
