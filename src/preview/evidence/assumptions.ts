import type { System } from '../model/options';
import { type Assumption, evidence, type Evidence, factId } from './evidence';
import { figureRows } from './figureRows';
import { androidPhones, iphones } from '../../schema/phones/phones';
import { enhancedContrast } from '../model/agent';
import { androidScales, androidText, iosText } from '../figures/typography';

const listScreens = (phones: readonly { name: string; width: number; height: number }[]) =>
  phones.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
const fontScales = [...new Set(Object.values(androidScales))].map((scale) => Math.round(scale * 100));

/** The id is part of an address, so it stays when the words change. */
type Row = readonly [id: string, subject: string, value: string, known: Evidence];

const of = (system: System, rows: readonly Row[]): Assumption[] =>
  rows.map(([id, subject, value, known]) => ({ id: factId(system, id), system, subject, value, ...known }));

const otherScripts =
  'Google Sans; Noto Sans for Arabic, Kannada, Chinese, Japanese and Korean; Myanmar and rare scripts use fonts of this computer';
const noColorFont = 'Safari shows the emoji of this computer';

/** Every assumption of the drawing: the rules, the figures from their tables, other phones and views. */
export const assumptions: readonly Assumption[] = [
  ...of('android', [
    [
      'carousel-cut-order',
      'What a carousel card that is too tall loses, in this order',
      'description shortened to one line, title to one line, buttons from the last, description, title; “More” opens everything',
      evidence.googleCardsRestated,
    ],
    [
      'cut-card-height',
      'Height of a card after cuts',
      'that of what is left, not stretched to the maximum',
      evidence.thisPreview,
    ],
    [
      'carousel-card-heights',
      'Height of carousel cards',
      'all as tall as the tallest',
      evidence.googleCardsRestated,
    ],
    [
      'horizontal-card-buttons',
      'Buttons of a horizontal card',
      'below picture and text, full width',
      evidence.thisPreview,
    ],
    ['missing-picture-height', 'Vertical card without a picture height', 'short', evidence.eightByEight],
    [
      'chips',
      'Buttons below a message',
      'one row that scrolls; they disappear with the next message',
      evidence.phoneKit,
    ],
    ['bubble-corner-side', 'Small corner of a bubble', 'on the sender’s side', evidence.phoneKit],
    ['button-link-line', 'Link below a card’s button', 'one line', evidence.addressLine],
    ['link-preview-rule', 'Preview of a link in a text', 'only if there is one link', evidence.linkPreview],
    ['link-preview-shape', 'Shape of that preview', 'a tile in the bubble', evidence.thisPreview],
    [
      'tappable-text',
      'Tappable text: links (also without https://), email addresses, phone numbers',
      'underlined; a real phone may recognise more',
      evidence.thisPreview,
    ],
    [
      'message-ticks',
      'Ticks on the customer’s message',
      'delivered: two; read: once the sender has replied',
      evidence.receiptLook,
    ],
    [
      'unsubscribe',
      '“Unsubscribe” above the message field',
      'for promotional senders; only in some countries',
      evidence.unsubscribe,
    ],
    ['sender-logo', 'Sender’s logo', 'rounded square; check mark if verified', evidence.androidAuthority],
    ['card-button-colour', 'Buttons in a card', 'in the sender’s colour', evidence.postscript],
    [
      'media-compression',
      'Pictures and videos above the recommended size',
      'as they are; Google compresses and transcodes them, so that details may be lost',
      evidence.mediaCompression,
    ],
    ['alt-text', 'Alt text of a picture', 'read aloud, if the platform passes it on', evidence.altText],
    ['font-and-colours', 'Font, colours', 'Google Sans, Google’s web palette', evidence.thisPreview],
    [
      'other-scripts',
      'Fonts of other scripts',
      `${otherScripts}; a phone set to another language may show other forms of Chinese characters`,
      evidence.thisPreview,
    ],
    [
      'emoji',
      'Emoji',
      `Noto Color Emoji as published by Google; some phone makers have their own. ${noColorFont}`,
      evidence.thisPreview,
    ],
  ]),
  ...of('ios', [
    [
      'picture-shape',
      'Picture of a vertical card',
      'its own shape; the chosen height is ignored',
      evidence.crossPlatformPlaybook,
    ],
    ['picture-side', 'Picture side in a horizontal card', 'as in the template', evidence.thisPreview],
    [
      'card-replies',
      'Quick replies of a card',
      'below the card, after the other buttons',
      evidence.crossPlatformPlaybook,
    ],
    [
      'message-replies',
      'Quick replies below a message',
      'stay until the customer sends something',
      evidence.postscript,
    ],
    ['gif', 'GIF in a card', 'its first frame only', evidence.crossPlatformPlaybook],
    [
      'unloaded-picture-shape',
      'Shape of a picture that is not loaded',
      'its last known shape',
      evidence.thisPreview,
    ],
    [
      'conversation-header',
      'Header of the conversation and message field',
      '“Text Message • RCS”',
      evidence.threadLabel,
    ],
    ['customer-bubble', 'Customer’s bubble', 'green', evidence.greenBubble],
    [
      'other-scripts',
      'Fonts of other scripts (lines may break a little differently on the phone)',
      otherScripts,
      evidence.thisPreview,
    ],
    [
      'emoji',
      'Emoji (Apple’s may not be used here)',
      `Noto Color Emoji. ${noColorFont}`,
      evidence.thisPreview,
    ],
    ['card-button-colour', 'Buttons in a card', 'grey', evidence.postscript],
    [
      'link-tile',
      'Link at the end of a text',
      'a “Tap to Load Preview” tile',
      evidence.crossPlatformPlaybook,
    ],
    [
      'link-words',
      'Link with words after it',
      'underlined; it may not be tappable on the phone',
      evidence.wordsAfterLink,
    ],
    [
      'web-page',
      'Web page that a button opens in the chat',
      'at the chosen height; an iPhone may use another one, or the browser',
      evidence.crossPlatformPlaybook,
    ],
    [
      'forced-colours',
      'Colours, if your system forces its own',
      'the phones keep those of Google and Apple; “Increase contrast” draws stronger ones',
      evidence.thisPreview,
    ],
  ]),
  ...figureRows,
  ...of('android', [
    ['screens', 'Screens', `${listScreens(androidPhones)} dp`, evidence.deviceList],
    [
      'text-sizes',
      'Text sizes of the system settings',
      `${fontScales.join(', ')}%; large text grows less: at 200%, 12 dp becomes ${androidText(12, 'ax3')}, 14 dp ${androidText(14, 'ax3')}, 16 dp ${androidText(16, 'ax3')} dp`,
      evidence.fontScaling,
    ],
    [
      'increased-contrast',
      'Increased contrast, if set on the phone',
      `darker text and lines; a brand colour below ${enhancedContrast}:1 is replaced`,
      evidence.androidContrast,
    ],
    [
      'notification-button',
      'Button in a notification',
      'the first quick reply, link, call or calendar event; never a request for the location. A place is passed over, as it is not documented',
      evidence.googleReleases,
    ],
    [
      'notification-text',
      'Text of a notification',
      'title and description of the first card',
      evidence.thisPreview,
    ],
    [
      'screen-reader',
      'What the screen reader says',
      'from top to bottom, the name before the role',
      evidence.talkBack,
    ],
    ['larger-text-lines', 'Line height of larger text', 'grows with the letters', evidence.thisPreview],
    [
      'tall-scripts',
      'Lines of Thai, Devanagari and other tall scripts',
      'as tall as Latin lines; Android may give them more room',
      evidence.androidTallScripts,
    ],
  ]),
  ...of('ios', [
    [
      'tall-scripts',
      'Lines of Thai, Devanagari and other tall scripts',
      'as tall as Latin lines; an iPhone may give them more room. At the largest accessibility sizes, the top of the first hidden line may show',
      evidence.appleTallScripts,
    ],
    ['symbols', 'Symbols beside a text', 'grow with it (not on Android)', evidence.thisPreview],
    [
      'notification-text',
      'Text of a notification',
      'title and description of the first card, no button',
      evidence.thisPreview,
    ],
    [
      'screen-reader',
      'What the screen reader says',
      'from top to bottom, the name before the role; buttons in “Options” once it is opened',
      evidence.voiceOver,
    ],
    [
      'increased-contrast',
      'Increased contrast, if set on the phone',
      'Apple’s accessible green and blue, darker secondary text',
      evidence.appleContrast,
    ],
    ['screens', 'Screens', `${listScreens(iphones)} pt`, evidence.appleScreens],
    [
      'text-sizes',
      'Text sizes (the font is Inter, because Apple’s may not be used here)',
      `Apple’s Dynamic Type, up to AX5: message text from ${iosText('body', 'default').size} to ${iosText('body', 'ax5').size} pt`,
      evidence.appleTypography,
    ],
    ['digits', 'Width of digits', 'each its own: 1 is narrower than 8', evidence.appleDigits],
  ]),
];
