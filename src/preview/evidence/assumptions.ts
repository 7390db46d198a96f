import { type Assumption, evidence } from './evidence';
import { figureRows } from './figureRows';
import { androidPhones, iphones } from '../../schema/phones/phones';
import { enhancedContrast } from '../model/agent';
import { androidScales, androidText, iosText } from '../figures/typography';

const listScreens = (phones: readonly { name: string; width: number; height: number }[]) =>
  phones.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
const fontScales = [...new Set(Object.values(androidScales))].map((scale) => Math.round(scale * 100));

/** The assumptions about other phones and settings, and about the views beside the conversation. */
const viewAssumptions: readonly Assumption[] = [
  {
    system: 'android',
    subject: 'Screens',
    value: `${listScreens(androidPhones)} dp`,
    ...evidence.deviceList,
  },
  {
    system: 'android',
    subject: 'Text sizes of the system setting',
    value: `${fontScales.join(', ')} %; large text grows less: at 200 % text of 12 becomes ${androidText(12, 'ax3')}, of 14 ${androidText(14, 'ax3')}, of 16 ${androidText(16, 'ax3')} dp`,
    ...evidence.fontScaling,
  },
  {
    system: 'android',
    subject: 'More contrast, for who has set it',
    value: `darker text and lines; a brand colour below ${enhancedContrast}:1 is replaced`,
    ...evidence.androidContrast,
  },
  {
    system: 'android',
    subject: 'Button in a notification',
    value: 'the first one that does not share the location',
    ...evidence.googleReleases,
  },
  {
    system: 'android',
    subject: 'Text of a notification',
    value: 'title and description of the first card',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Words of the screen reader',
    value: 'from top to bottom, the name before the role',
    ...evidence.talkBack,
  },
  {
    system: 'android',
    subject: 'Lines of larger text',
    value: 'grow like its letters',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Lines of Thai, Devanagari and other tall scripts',
    value: 'as high as Latin lines; Android can give them more room',
    ...evidence.androidTallScripts,
  },
  {
    system: 'ios',
    subject: 'Lines of Thai, Devanagari and other tall scripts',
    value:
      'as high as Latin lines; an iPhone can give them more room. At the largest Accessibility sizes the tips of the first line that is cut may be seen below the last whole one',
    ...evidence.appleTallScripts,
  },
  {
    system: 'ios',
    subject: 'Symbols beside a text',
    value: 'grow with it; those of Android do not',
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Text of a notification',
    value: 'title and description of the first card, no button',
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Words of the screen reader',
    value: 'from top to bottom, the name before the role; folded buttons after “Options” is opened',
    ...evidence.voiceOver,
  },
  {
    system: 'ios',
    subject: 'More contrast, for who has set it',
    value: 'Apple’s accessible green and blue, darker secondary text',
    ...evidence.appleContrast,
  },
  {
    system: 'ios',
    subject: 'Screens',
    value: `${listScreens(iphones)} pt`,
    ...evidence.appleScreens,
  },
  {
    system: 'ios',
    subject: 'Text sizes; the font is Inter, as Apple’s may not be used here',
    value: `Apple’s Dynamic Type, up to AX5: text of a message ${iosText('body', 'default').size} to ${iosText('body', 'ax5').size} pt`,
    ...evidence.appleTypography,
  },
];

const otherScripts =
  'Google Sans; Noto Sans for Arabic, Kannada, Chinese, Japanese and Korean; Myanmar and rare scripts by this computer';
const noColorFont = 'Safari draws those of this computer';

/** Every assumption of the drawing: the rules, the figures from their tables, other phones and views. */
export const assumptions: readonly Assumption[] = [
  {
    system: 'android',
    subject: 'Cuts of a carousel card that is too high, in this order',
    value:
      'description to one line, title to one line, buttons from the last one, description, title; “More” opens all of it',
    ...evidence.googleCardsRestated,
  },
  {
    system: 'android',
    subject: 'A cut card keeps the height of what is left, up to the greatest',
    value: 'not stretched to the greatest height',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Height of carousel cards',
    value: 'all as high as the highest',
    ...evidence.googleCardsRestated,
  },
  {
    system: 'android',
    subject: 'Buttons of a horizontal card',
    value: 'under picture and text, full width',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'A vertical card whose picture height is not chosen',
    value: 'short',
    ...evidence.eightByEight,
  },
  {
    system: 'android',
    subject: 'Buttons under a message',
    value: 'one row that scrolls; gone with the next message',
    ...evidence.phoneKit,
  },
  {
    system: 'android',
    subject: 'Small corner of a bubble',
    value: 'at the side of its sender',
    ...evidence.phoneKit,
  },
  {
    system: 'android',
    subject: 'Web address under a card’s button',
    value: 'one line',
    ...evidence.addressLine,
  },
  {
    system: 'android',
    subject: 'Preview of a link in a text',
    value: 'of the only web address; several stay plain',
    ...evidence.linkPreview,
  },
  {
    system: 'android',
    subject: 'Look of that preview',
    value: 'a tile in the bubble',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Links in a text: web addresses, also without scheme, e-mail addresses, phone numbers',
    value: 'underlined; the recognition is simpler than that of the phone',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Marks of the person’s message: delivered, read',
    value: 'two ticks; read once the sender has answered',
    ...evidence.receiptLook,
  },
  {
    system: 'android',
    subject: '“Unsubscribe” above the message field',
    value: 'for senders of promotions; in several countries only',
    ...evidence.unsubscribe,
  },
  {
    system: 'android',
    subject: 'Logo of the sender',
    value: 'rounded square, check mark when verified',
    ...evidence.androidAuthority,
  },
  {
    system: 'android',
    subject: 'Font, colours',
    value: 'Google Sans, Google’s web palette',
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Fonts of other scripts',
    value: `${otherScripts}; a phone in another language may draw Chinese characters in another shape`,
    ...evidence.thisPreview,
  },
  {
    system: 'android',
    subject: 'Emoji',
    value: `Noto Color Emoji as Google publishes it; makers of phones have their own. ${noColorFont}`,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Picture of a vertical card',
    value: 'its own shape; the chosen height is ignored',
    ...evidence.crossPlatformPlaybook,
  },
  {
    system: 'ios',
    subject: 'Side of that picture when it is set to the right',
    value: 'follows the template',
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Replies',
    value: 'below the card, after the other buttons',
    ...evidence.crossPlatformPlaybook,
  },
  {
    system: 'ios',
    subject: 'Replies under a message',
    value: 'stay until the person sends something',
    ...evidence.postscript,
  },
  {
    system: 'ios',
    subject: 'GIF in a card',
    value: 'its first picture, still',
    ...evidence.crossPlatformPlaybook,
  },
  {
    system: 'ios',
    subject: 'Shape of a picture before it is loaded, or broken',
    value: 'the shape that was known last',
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Head of the conversation and message field',
    value: '“Text Message • RCS”',
    ...evidence.threadLabel,
  },
  { system: 'ios', subject: 'Bubble of the person', value: 'green', ...evidence.greenBubble },
  {
    system: 'ios',
    subject: 'Fonts of other scripts; a line may hold a little more or less than on the phone',
    value: otherScripts,
    ...evidence.thisPreview,
  },
  {
    system: 'ios',
    subject: 'Emoji, as Apple’s may not be used here',
    value: `Noto Color Emoji. ${noColorFont}`,
    ...evidence.thisPreview,
  },
  ...figureRows,
  ...viewAssumptions,
];
