import {
  dateOfReading,
  googleDocumentation,
  publishedPages,
  type PublishedPage,
} from '../../schema/phones/publishedPages';
import type { System } from '../model/options';

/** The certainty of a fact: documented by a vendor, observed on devices by others, inferred from those. */
export type Confidence = 'documented' | 'observed' | 'inferred';

/** The source of a fact and its date; for a page without a date, the day of reading. */
export type Evidence = PublishedPage & {
  confidence: Confidence;
  /** The version of iOS that the source is about, if it names one. Sources about Android name none. */
  iosVersion?: string;
};

const google = `${googleDocumentation}/guides`;
const { mediaPlaybook, crossPlatformPlaybook, googleReleases, ...pages } = publishedPages;

const documented = (source: string, date = dateOfReading): Evidence => ({
  confidence: 'documented',
  source,
  date,
});
const observed = (source: string, date = dateOfReading): Evidence => ({
  confidence: 'observed',
  source,
  date,
});
const inferred = (source: string, date = dateOfReading): Evidence => ({
  confidence: 'inferred',
  source,
  date,
});

const messagingKit =
  'https://developer.apple.com/documentation/telephonymessagingkit, an interface, no proof of what Messages draws';

export const evidence = {
  interfaceDocument: documented('Interface document'),
  googleCards: documented(pages.googleCards.source),
  googleSending: documented(pages.googleSending.source),
  /** The table and the order come from several restatements of a page of Google, not from the page itself. */
  googleCardsRestated: documented(
    `${pages.googleCards.source}, restated by https://zn2obuxy4e.apidog.io/api-17521077`,
  ),
  mediaPlaybook: documented(mediaPlaybook.source, mediaPlaybook.date),
  crossPlatformPlaybook: {
    ...documented(crossPlatformPlaybook.source, crossPlatformPlaybook.date),
    iosVersion: '26.2',
  },
  infobip: documented(pages.infobip.source),
  infobipEarlier: documented('https://www.infobip.com/docs/rcs/rcs-troubleshooting'),
  unsubscribe: documented(`${google}/release-notes`, '2025-03-25'),
  linkPreview: documented(pages.googleSending.source, '2025-10-23'),
  wordsAfterLink: {
    ...documented(
      `${pages.infobip.source}; Google’s xPlatformPlaybook_April2026.pdf`,
      crossPlatformPlaybook.date,
    ),
    iosVersion: '26.2',
  },
  userEvents: documented(`${google}/learn/what-can-rbm-do`),
  receiptLook: observed('https://www.androidpolice.com/read-receipts-in-google-messages-get-a-bolder-look/'),
  threadLabel: observed('https://thepunz.com/what-does-text-message-rcs-mean-on-iphone'),
  templateBuilders: observed('Previews of public template builders'),
  enableX: documented('https://developer.enablex.io/messaging/rcs-rich-media.html'),
  publicRules: observed('A public set of rules for previews'),
  telephonyMessagingKit: { ...documented(messagingKit), iosVersion: '26' },
  telephonyMessagingKit27: { ...documented(messagingKit), iosVersion: '27' },
  universalProfile4: documented(
    'https://www.gsma.com/solutions-and-impact/technologies/networks/rcs/universal-profile/',
    '2026-03-26',
  ),
  mediaCompression: documented(pages.googleCompression.source, pages.googleCompression.date),
  altText: documented(pages.googleAltTexts.source, pages.googleAltTexts.date),
  androidTallScripts: inferred(
    'https://developer.android.com/reference/android/widget/TextView#setFallbackLineSpacing(boolean)',
  ),
  appleTallScripts: inferred('https://developer.apple.com/documentation/uikit/uiletterformawaresizingrule'),
  eightByEight: documented(pages.eightByEight.source, pages.eightByEight.date),
  material: documented('Material Design 3, https://www.npmjs.com/package/@material/web'),
  androidAuthority: observed(
    'https://euno.news/posts/en/google-messages-is-making-it-easier-to-spot-rcs-ma-3f3ecd',
    '2026-04-29',
  ),
  postscript: { ...observed(pages.postscript.source), iosVersion: '26.2' },
  phoneKit: observed('https://github.com/nfelicidario, phone kit'),
  addressLine: observed('A public product specification about Google Messages', '2026-03-09'),
  greenBubble: observed('https://sinch.com/blog/apple-support-RCS/'),
  oldMaximum: inferred(`${pages.googleSending.source}, which other figures contradict`),
  playbookRatios: inferred(`Ratios in ${mediaPlaybook.source}`, mediaPlaybook.date),
  /** Its list of devices names each phone with its screen. */
  deviceList: observed('Playwright 1.65, list of devices, https://github.com/microsoft/playwright'),
  appleScreens: documented('https://developer.apple.com/design/human-interface-guidelines/layout'),
  fontScaling: observed(
    'Android’s FontScaleConverterFactory, https://developer.android.com/reference/android/content/res/FontScaleConverter',
  ),
  googleReleases: documented(googleReleases.source, googleReleases.date),
  notificationPreview: observed('https://bestconnections.org/ios-notifications-show-previews/'),
  talkBack: inferred(
    'Order and roles of TalkBack, https://developer.android.com/guide/topics/ui/accessibility/principles. How Google Messages names its parts is not published',
  ),
  voiceOver: inferred(
    'Order and roles of VoiceOver, https://developer.apple.com/design/human-interface-guidelines/voiceover. How Messages names its parts is not published',
  ),
  androidContrast: inferred(
    'The setting is documented: https://developer.android.com/reference/android/app/UiModeManager#getContrast(). Its colours in Messages are not',
  ),
  appleContrast: inferred(
    'The setting is documented: https://developer.apple.com/design/human-interface-guidelines/color. Its colours in Messages are not',
  ),
  appleTypography: observed(
    'Copies of the tables of https://developer.apple.com/design/human-interface-guidelines/typography',
  ),
  appleDigits: observed(
    'Since iOS 9: WWDC 2015, session 804, restated by https://useyourloaf.com/blog/ios-9-proportional-numbers/',
    '2022-05-09',
  ),
  thisPreview: inferred('Chosen for this preview'),
} satisfies Record<string, Evidence>;

/** A fact about a phone that the drawing follows, with the drawn value. `id` is its permanent address on the page of facts. */
export type Assumption = Evidence & { id: string; system: System; subject: string; value: string };

/** The id of a fact of a phone. Addresses of other people lead to it: it never changes. */
export const factId = (system: System, name: string) => `${system === 'ios' ? 'iphone' : 'android'}-${name}`;
