import {
  dateOfReading,
  googleDocumentation,
  publishedPages,
  type PublishedPage,
} from '../../schema/phones/publishedPages';
import type { RuleConfidence } from './advice';

type Source = PublishedPage & { confidence: RuleConfidence };

const page = (source: string, date = dateOfReading, confidence: RuleConfidence = 'documented'): Source => ({
  source,
  date,
  confidence,
});

const documented = (published: PublishedPage): Source => ({ ...published, confidence: 'documented' });

/** A part of the interface document, by its heading. */
export const interfaceDocument = (heading: string): Source => page(`Interface document, ${heading}`);

/** For points on which neither the document nor a vendor says anything. */
export const thisProject = page('No published source', dateOfReading, 'concluded');

export const vendorPages = {
  googleCards: documented(publishedPages.googleCards),
  googleSending: documented(publishedPages.googleSending),
  googleUseCases: page(`${googleDocumentation}/guides/learn/agent-use-cases`),
  googleNews: documented(publishedPages.googleReleases),
  googleAltText: documented(publishedPages.googleAltTexts),
  googleCrossPlatform: documented(publishedPages.crossPlatformPlaybook),
  googleMedia: documented(publishedPages.mediaPlaybook),
  awsLimits: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/sms-limitations-rcs.html'),
  awsCards: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-rich-cards.html'),
  awsSuggestions: page('https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-suggestions.html'),
  eightByEightHeight: documented(publishedPages.eightByEight),
  infobipBehaviour: documented(publishedPages.infobip),
  infobipIndia: page(
    'https://www.infobip.com/docs/rcs/guidelines-and-compliance/india-compliance-requirements',
  ),
  infobipBilling: page('https://www.infobip.com/docs/rcs/billing-types.md', '2025-11-20'),
  gupshupOptOut: page('https://docs.gupshup.io/docs/user-replies-and-callbacks'),
  msg91Questions: page('https://msg91.com/help/rcs/rcs---faqs', dateOfReading, 'reported'),
  msg91Refusals: page('https://msg91.com/help/new-article-1729158258340571', dateOfReading, 'reported'),
  telnyxLinks: page(
    'https://developers.telnyx.com/docs/messaging/messages/url-shortening',
    dateOfReading,
    'reported',
  ),
  restrictedContent: page(
    'https://docs.360dialog.com/partner/partner-hub/waba-profile-and-compliance/waba-policy-enforcement',
    dateOfReading,
    'reported',
  ),
  adultContent: page('https://www.twilio.com/docs/api/errors/30873', dateOfReading, 'reported'),
  filterEvasion: page(
    'https://secondphonenumber.io/blog/filtered-messages-account-under-review/',
    dateOfReading,
    'reported',
  ),
  postscriptIphone: documented(publishedPages.postscript),
  sinchTruncation: page(
    'https://community.sinch.com/t5/RCS/When-using-RCS-to-send-an-image-the-description-is-truncated-How/ta-p/10204',
  ),
  indianNumbers: page('https://sent.dm/es/resources/phone-number-standards/in'),
  e164: page('https://www.itu.int/rec/T-REC-E.164'),
  rfcReservedNames: page('https://www.rfc-editor.org/rfc/rfc2606', '1999-06'),
  icalendarEnd: page('https://www.rfc-editor.org/rfc/rfc5545#section-3.8.2.2', '2009-09'),
  wcagLinkPurpose: page('https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context', '2023-10'),
  wcagNonText: page('https://www.w3.org/WAI/WCAG22/Understanding/non-text-content', '2023-10'),
  wcagReading: page('https://www.w3.org/WAI/WCAG22/Understanding/reading-level', '2023-10'),
  unicodeSecurity: page('https://www.unicode.org/reports/tr36/'),
  unicodeConfusables: page('https://www.unicode.org/reports/tr39/'),
};
