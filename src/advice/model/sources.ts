import type { Advice } from './advice';

type Source = Pick<Advice, 'source' | 'date'>;

/** The date of pages without a date: the day on which they were read. */
const READ = '2026-11-01';

const page = (source: string, date = READ): Source => ({ source, date });

/** A part of the interface document, by its heading. */
export const interfaceDocument = (heading: string): Source => page(`Interface document, ${heading}`);

/** For points on which neither the document nor a vendor says anything. */
export const thisProject = page('Chosen by this implementation');

const google = 'https://developers.google.com/business-communications/rcs-business-messaging/guides';

export const vendorPages = {
  googleCards: page(`${google}/learn/rich-cards`),
  googleSending: page(`${google}/build/messages/send`),
  googleCrossPlatform: page(
    'https://www.gstatic.com/rbm-devsite/ux/xPlatformPlaybook_April2026.pdf',
    '2026-04',
  ),
  awsLimits: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/sms-limitations-rcs.html'),
  awsCards: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-rich-cards.html'),
  awsSuggestions: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-suggestions.html'),
  eightByEightHeight: page(
    'https://developer.8x8.com/release-notes/2026-08-11-rcs-rich-card-media-height-optional',
    '2026-08-11',
  ),
  infobipBehaviour: page('https://www.infobip.com/docs/rcs/behaviors-and-guidance'),
  msg91Questions: page('https://msg91.com/help/rcs/rcs---faqs'),
  postscriptIphone: page('https://help.postscript.io/en/articles/15382848-guide-to-rcs-on-ios-vs-android'),
  indianNumbers: page('https://sent.dm/es/resources/phone-number-standards/in'),
};
