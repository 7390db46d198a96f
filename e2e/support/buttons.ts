import type { kindNames, SuggestionKind } from '../../src/schema/draft/suggestionKinds';
import type { ButtonKind } from '../models/ButtonForm';
import type { NewButton } from '../models/ButtonList';

/** One button of each kind, every field filled in, as a person enters it. */
export const everyKind = {
  reply: {
    kind: 'Quick reply',
    entries: { 'Button text': 'Yes, please' },
    postback: { 'Button ID': 'answer=yes' },
  },
  webview: {
    kind: 'Open a link',
    entries: {
      'Button text': 'Track it',
      Link: 'https://shop.example/orders/[custom_param1a]',
      'Opens in': 'In-chat window',
      'In-chat window size': 'Tall (three quarters)',
      'In-chat window description': 'The map with your parcel',
    },
    postback: { 'Button ID': 'track', 'Fallback link': 'https://shop.example/fallback' },
  },
  browser: {
    kind: 'Open a link',
    entries: { 'Button text': 'Our shop', Link: 'https://shop.example/' },
  },
  dial: {
    kind: 'Call a number',
    entries: { 'Button text': 'Call us', 'Phone number': '+912266123456' },
  },
  coordinates: {
    kind: 'Show a place',
    place: 'Coordinates',
    entries: {
      'Button text': 'Find us',
      Latitude: '28.6129',
      Longitude: '77.2295',
      'Pin label': 'Our store',
    },
  },
  search: {
    kind: 'Show a place',
    place: 'Search',
    entries: { 'Button text': 'Stores nearby', 'Search text': 'tea shops' },
  },
  share: {
    kind: 'Ask for location',
    entries: { 'Button text': 'Share where I am' },
  },
  calendar: {
    kind: 'Add a calendar event',
    entries: {
      'Button text': 'Save the date',
      'Event title': 'Tea tasting',
      Start: '2027-04-03T16:00',
      End: '2027-04-03T18:30',
      'End: time zone': 'UTC',
      'Event description': 'Five cups, and a cake.',
    },
  },
} as const satisfies Record<string, NewButton>;

type KindName = (typeof kindNames)[SuggestionKind];
/** Compiles only while the page model, which imports nothing of the page, knows each kind. */
[] as readonly Exclude<KindName, ButtonKind>[] satisfies readonly never[];

/** Compiles only while each kind has a button above. */
type KindWithoutButton = Exclude<KindName, (typeof everyKind)[keyof typeof everyKind]['kind']>;
[] as readonly KindWithoutButton[] satisfies readonly never[];

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** The same buttons as the first interface document writes them; times are of the spec's own time zone, India. */
export const everyKindSent = {
  reply: { reply: { text: 'Yes, please', postbackData: base64('answer=yes') } },
  webview: {
    action: {
      text: 'Track it',
      postbackData: base64('track'),
      fallbackUrl: 'https://shop.example/fallback',
      openUrlAction: {
        url: 'https://shop.example/orders/[custom_param1a]',
        application: 'WEBVIEW',
        webviewViewMode: 'TALL',
        description: 'The map with your parcel',
      },
    },
  },
  browser: {
    action: {
      text: 'Our shop',
      postbackData: base64('Our shop'),
      openUrlAction: { url: 'https://shop.example/', application: 'BROWSER' },
    },
  },
  dial: {
    action: {
      text: 'Call us',
      postbackData: base64('Call us'),
      dialAction: { phoneNumber: '+912266123456' },
    },
  },
  coordinates: {
    action: {
      text: 'Find us',
      postbackData: base64('Find us'),
      viewLocationAction: {
        latLong: { latitude: '28.6129', longitude: '77.2295' },
        label: 'Our store',
      },
    },
  },
  search: {
    action: {
      text: 'Stores nearby',
      postbackData: base64('Stores nearby'),
      viewLocationAction: { query: 'tea shops' },
    },
  },
  share: {
    action: {
      text: 'Share where I am',
      postbackData: base64('Share where I am'),
      shareLocationAction: {},
    },
  },
  calendar: {
    action: {
      text: 'Save the date',
      postbackData: base64('Save the date'),
      createCalendarEventAction: {
        title: 'Tea tasting',
        startTime: '2027-04-03T16:00:00+05:30',
        endTime: '2027-04-03T18:30:00Z',
        description: 'Five cups, and a cake.',
      },
    },
  },
} as const satisfies Record<keyof typeof everyKind, unknown>;
