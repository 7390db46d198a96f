import { androidPhones, iphones } from '../../schema/phones/phones';
import { enhancedContrast } from '../model/agent';
import { androidScales, androidText, iosText } from '../figures/typography';
import type { Assumption } from './Assumption';
import { evidence } from './evidence';

const listScreens = (phones: readonly { name: string; width: number; height: number }[]) =>
  phones.map(({ name, width, height }) => `${name} ${width} × ${height}`).join(', ');
const fontScales = [...new Set(Object.values(androidScales))].map((scale) => Math.round(scale * 100));

/** The assumptions about other phones and settings, and about the views beside the conversation. */
export const viewAssumptions: readonly Assumption[] = [
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
