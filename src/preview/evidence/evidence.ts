/** The certainty of a fact: documented by a vendor, observed on devices by others, inferred from those. */
export type Confidence = 'documented' | 'observed' | 'inferred';

/** The source of a fact and its date; for a page without a date, the day of reading. */
export type Evidence = { confidence: Confidence; source: string; date: string };

const dateOfReading = '2026-11-01';
const google = 'https://developers.google.com/business-communications/rcs-business-messaging/guides';

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

export const evidence = {
  interfaceDocument: documented('Interface document'),
  googleCards: documented(`${google}/learn/rich-cards`),
  googleSending: documented(`${google}/build/messages/send`),
  /** The table and the order come from several restatements of a page of Google, not from the page itself. */
  googleCardsRestated: documented(
    `${google}/learn/rich-cards, restated by https://zn2obuxy4e.apidog.io/api-17521077`,
  ),
  mediaPlaybook: documented(
    'https://www.gstatic.com/rbm-devsite/ux/CardMediaPlaybook_March2026.pdf',
    '2026-03',
  ),
  crossPlatformPlaybook: documented(
    'https://www.gstatic.com/rbm-devsite/ux/xPlatformPlaybook_April2026.pdf',
    '2026-04',
  ),
  infobip: documented('https://www.infobip.com/docs/rcs/behaviors-and-guidance'),
  infobipEarlier: documented('https://www.infobip.com/docs/rcs/rcs-troubleshooting'),
  unsubscribe: documented(`${google}/release-notes`, '2025-03-25'),
  linkPreview: documented(`${google}/build/messages/send`, '2025-10-23'),
  wordsAfterLink: documented(
    'https://www.infobip.com/docs/rcs/behaviors-and-guidance; Google’s xPlatformPlaybook_April2026.pdf',
    '2026-04',
  ),
  userEvents: documented(`${google}/learn/what-can-rbm-do`),
  receiptLook: observed('https://www.androidpolice.com/read-receipts-in-google-messages-get-a-bolder-look/'),
  threadLabel: observed('https://thepunz.com/what-does-text-message-rcs-mean-on-iphone'),
  templateBuilders: observed('Previews of public template builders'),
  telephonyMessagingKit: documented(
    'https://developer.apple.com/documentation/telephonymessagingkit, an interface, no proof of what Messages draws',
  ),
  androidTallScripts: inferred(
    'https://developer.android.com/reference/android/widget/TextView#setFallbackLineSpacing(boolean)',
  ),
  appleTallScripts: inferred('https://developer.apple.com/documentation/uikit/uiletterformawaresizingrule'),
  eightByEight: documented(
    'https://developer.8x8.com/release-notes/2026-08-11-rcs-rich-card-media-height-optional',
    '2026-08-11',
  ),
  material: documented('Material Design 3, https://www.npmjs.com/package/@material/web'),
  androidAuthority: observed(
    'https://euno.news/posts/en/google-messages-is-making-it-easier-to-spot-rcs-ma-3f3ecd',
    '2026-04-29',
  ),
  postscript: observed('https://help.postscript.io/en/articles/15382848-guide-to-rcs-on-ios-vs-android'),
  phoneKit: observed('https://github.com/nfelicidario, phone kit'),
  addressLine: observed('A public product specification about Google Messages', '2026-03-09'),
  greenBubble: observed('https://sinch.com/blog/apple-support-RCS/'),
  oldMaximum: inferred(`${google}/build/messages/send, which other figures contradict`),
  playbookRatios: inferred(
    'Ratios in https://www.gstatic.com/rbm-devsite/ux/CardMediaPlaybook_March2026.pdf',
    '2026-03',
  ),
  /** Its list of devices names each phone with its screen. */
  deviceList: observed('Playwright 1.65, list of devices, https://github.com/microsoft/playwright'),
  appleScreens: documented('https://developer.apple.com/design/human-interface-guidelines/layout'),
  fontScaling: observed(
    'Android’s FontScaleConverterFactory, https://developer.android.com/reference/android/content/res/FontScaleConverter',
  ),
  googleReleases: documented(
    'https://developers.google.com/business-communications/rcs-business-messaging/whats-new/latest-releases',
    '2026-11-13',
  ),
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
  thisPreview: inferred('Chosen for this preview'),
} satisfies Record<string, Evidence>;
