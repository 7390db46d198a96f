import { evidence, type Evidence } from './evidence';

/** What was announced for messages of businesses, and no phone is known to draw. The drawn phones leave it out. */
export type Announcement = {
  /** Its permanent address on the page of facts. */
  id: string;
  subject: string;
  /** What the phones show today. */
  shown: string;
  known: Evidence;
};

/** Announcements, newest first. No statement says that Google Messages or Messages on iPhone follows them. */
export const announced: readonly Announcement[] = [
  {
    id: 'announced-ios-27-welcome',
    subject: 'Welcome message of a sender, with a text to send, a card or a carousel',
    shown: 'none',
    known: evidence.telephonyMessagingKit27,
  },
  {
    id: 'announced-ios-27-features',
    subject: 'Replies to a message, and flags for what a sender supports',
    shown: 'none',
    known: evidence.telephonyMessagingKit27,
  },
  {
    id: 'announced-ios-26-links',
    subject: 'Links that open in the default browser, or in the chat at a height',
    shown: 'the chosen height, marked as different on iPhone',
    known: evidence.telephonyMessagingKit,
  },
  {
    id: 'announced-ios-26-style',
    subject: 'A style sheet for rich cards',
    shown: 'the same look for all senders',
    known: evidence.telephonyMessagingKit,
  },
  {
    id: 'announced-ios-26-menu',
    subject: 'A menu of the sender that stays',
    shown: 'none',
    known: evidence.telephonyMessagingKit,
  },
  {
    id: 'announced-up-4-styles',
    subject: 'Universal Profile 4.0: bold, italics and strikethrough in texts',
    shown: 'the text as it is typed, with its asterisks',
    known: evidence.universalProfile4,
  },
  {
    id: 'announced-up-4-streaming',
    subject: 'Universal Profile 4.0: videos in cards that play while they load',
    shown: 'a thumbnail until the video is loaded',
    known: evidence.universalProfile4,
  },
  {
    id: 'announced-up-4-icons',
    subject: 'Universal Profile 4.0: icons that a sender chooses for buttons with links',
    shown: 'the phone’s own icon',
    known: evidence.universalProfile4,
  },
  {
    id: 'announced-up-4-targets',
    subject:
      'Universal Profile 4.0: the sender chooses whether a link opens in the chat, a browser or an app',
    shown: 'in the chat or a browser',
    known: evidence.universalProfile4,
  },
];
