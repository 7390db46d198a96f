import { textToBase64 } from '../values/postback';

/**
 * A template with one mistake, for tests of every part that validates templates.
 * `issue` is the path, as `formatPath` writes it, of the only issue that the mistake must raise.
 */
type BrokenExample = { id: string; title: string; summary: string; template: unknown; issue: string };

const postbackData = textToBase64('tell_me_more');
const reply = { reply: { text: 'Tell me more', postbackData } };
const contentInfo = { fileUrl: 'https://pictures.example.com/parcel.jpg', forceRefresh: false };
const card = { title: 'Spring tea', description: 'First flush, picked in March.' };

function textMessage(text: string, suggestions: readonly unknown[] = []) {
  return { name: 'spring_tea', type: 'text_message', component: { text, suggestions } };
}

function actionMessage(action: Readonly<Record<string, unknown>>) {
  return textMessage('Our spring tea is here.', [
    { action: { text: 'Have a look', postbackData, ...action } },
  ]);
}

function carousel(cardContents: readonly unknown[], cardWidth = 'MEDIUM') {
  return {
    name: 'spring_tea',
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth, cardContents } } },
  };
}

function richCard(standaloneCard: Readonly<Record<string, unknown>>) {
  return { name: 'spring_tea', type: 'rich_card', component: { richCard: { standaloneCard } } };
}

function calendarMessage(startTime: string, title = 'Tea tasting') {
  const endTime = '2027-04-03T18:00:00+01:00';
  return actionMessage({
    createCalendarEventAction: { startTime, endTime, title, description: 'Five cups.' },
  });
}

const firstAction = 'component.suggestions[0].action';

/** One mistake each, in the order of the interface document. */
export const brokenExamples: readonly BrokenExample[] = [
  {
    id: 'name-with-capitals',
    title: 'Name with capitals',
    summary: 'A name holds lower-case letters, digits and underscores only.',
    template: { ...textMessage('Our spring tea is here.'), name: 'Spring_Tea' },
    issue: 'name',
  },
  {
    id: 'name-too-long',
    title: 'Name of 21 characters',
    summary: 'A name has at most 20 characters.',
    template: { ...textMessage('Our spring tea is here.'), name: 'our_spring_tea_is_out' },
    issue: 'name',
  },
  {
    id: 'type-and-component-disagree',
    title: 'A text message that holds a card',
    summary: 'The type decides the shape of the component.',
    template: {
      ...richCard({ cardOrientation: 'VERTICAL', cardContent: card }),
      type: 'text_message',
    },
    issue: 'component',
  },
  {
    id: 'text-too-long',
    title: 'Text of 3,073 characters',
    summary: 'One more than the text field may hold.',
    template: textMessage('t'.repeat(3073)),
    issue: 'component.text',
  },
  {
    id: 'twelve-chips',
    title: 'Twelve chips',
    summary: 'A text message has at most eleven.',
    template: textMessage(
      'Our spring tea is here.',
      Array.from({ length: 12 }, () => reply),
    ),
    issue: 'component.suggestions',
  },
  {
    id: 'reply-too-long',
    title: 'Label of 26 characters',
    summary: 'A button shows at most 25 characters.',
    template: textMessage('Our spring tea is here.', [
      { reply: { text: 'Send me three samples now!', postbackData } },
    ]),
    issue: 'component.suggestions[0].reply.text',
  },
  {
    id: 'reply-and-action',
    title: 'Both reply and action',
    summary: 'A suggestion is one or the other.',
    template: textMessage('Our spring tea is here.', [
      { ...reply, action: { text: 'Share place', postbackData, shareLocationAction: {} } },
    ]),
    issue: 'component.suggestions[0]',
  },
  {
    id: 'postback-as-plain-text',
    title: 'Plain-text postback',
    summary: 'postbackData travels as Base64.',
    template: textMessage('Our spring tea is here.', [
      { reply: { text: 'Tell me more', postbackData: 'tell me more' } },
    ]),
    issue: 'component.suggestions[0].reply.postbackData',
  },
  {
    id: 'two-actions',
    title: 'An action that does two things',
    summary: 'Exactly one of the five actions is present.',
    template: actionMessage({ dialAction: { phoneNumber: '+12025550142' }, shareLocationAction: {} }),
    issue: firstAction,
  },
  {
    id: 'phone-without-plus',
    title: 'Phone number without plus',
    summary: 'A number is written as E.164: plus, country, number.',
    template: actionMessage({ dialAction: { phoneNumber: '12025550142' } }),
    issue: `${firstAction}.dialAction.phoneNumber`,
  },
  {
    id: 'latitude-91',
    title: 'Latitude 91',
    summary: 'Latitude ends at the pole, 90 degrees.',
    template: actionMessage({ viewLocationAction: { latLong: { latitude: '91', longitude: '10.5' } } }),
    issue: `${firstAction}.viewLocationAction.latLong.latitude`,
  },
  {
    id: 'location-of-nothing',
    title: 'Neither point nor search',
    summary: 'View location needs latLong or query.',
    template: actionMessage({ viewLocationAction: {} }),
    issue: `${firstAction}.viewLocationAction`,
  },
  {
    id: 'calendar-time-without-zone',
    title: 'Calendar time without zone',
    summary: 'A time names its offset, as RFC 3339 asks.',
    template: calendarMessage('2027-04-03T10:00:00'),
    issue: `${firstAction}.createCalendarEventAction.startTime`,
  },
  {
    id: 'calendar-title-too-long',
    title: 'Calendar title of 101 characters',
    summary: 'A calendar title has at most 100.',
    template: calendarMessage('2027-04-03T16:00:00+01:00', 'T'.repeat(101)),
    issue: `${firstAction}.createCalendarEventAction.title`,
  },
  {
    id: 'mailto-url',
    title: 'Open URL with mailto:',
    summary: 'Since November 2025 only https and http are taken.',
    template: actionMessage({ openUrlAction: { url: 'mailto:tea@example.com', application: 'BROWSER' } }),
    issue: `${firstAction}.openUrlAction.url`,
  },
  {
    id: 'marker-in-host',
    title: 'Marker in the host',
    summary: 'Markers stand in path, query and fragment; scheme and host are literal.',
    template: actionMessage({
      openUrlAction: { url: 'https://[custom_param1a].example.com/tea', application: 'BROWSER' },
    }),
    issue: `${firstAction}.openUrlAction.url`,
  },
  {
    id: 'empty-fallback',
    title: 'Empty fallback address',
    summary: 'An optional address that is present must be valid; leave the key out instead.',
    template: actionMessage({ fallbackUrl: '', shareLocationAction: {} }),
    issue: `${firstAction}.fallbackUrl`,
  },
  {
    id: 'empty-thumbnail',
    title: 'Empty thumbnail address',
    summary: 'An optional address that is present must be valid; leave the key out instead.',
    template: richCard({
      cardOrientation: 'VERTICAL',
      cardContent: {
        ...card,
        media: { height: 'MEDIUM', contentInfo: { ...contentInfo, thumbnailUrl: '' } },
      },
    }),
    issue: 'component.richCard.standaloneCard.cardContent.media.contentInfo.thumbnailUrl',
  },
  {
    id: 'horizontal-media-only',
    title: 'Horizontal card with only media',
    summary: 'Beside the picture it needs a title, a description or a button.',
    template: richCard({
      cardOrientation: 'HORIZONTAL',
      thumbnailImageAlignment: 'LEFT',
      cardContent: { media: { contentInfo } },
    }),
    issue: 'component.richCard.standaloneCard.cardContent',
  },
  {
    id: 'empty-card',
    title: 'Card with nothing on it',
    summary: 'A card holds at least one thing to show.',
    template: richCard({ cardOrientation: 'VERTICAL', cardContent: {} }),
    issue: 'component.richCard.standaloneCard.cardContent',
  },
  {
    id: 'five-card-buttons',
    title: 'Five buttons on a card',
    summary: 'A card has at most four.',
    template: richCard({
      cardOrientation: 'VERTICAL',
      cardContent: { ...card, suggestions: Array.from({ length: 5 }, () => reply) },
    }),
    issue: 'component.richCard.standaloneCard.cardContent.suggestions',
  },
  {
    id: 'one-card',
    title: 'Carousel of one card',
    summary: 'A carousel has at least two.',
    template: carousel([card]),
    issue: 'component.richCard.carouselCard.cardContents',
  },
  {
    id: 'eleven-cards',
    title: 'Carousel of eleven cards',
    summary: 'A carousel has at most ten.',
    template: carousel(Array.from({ length: 11 }, () => card)),
    issue: 'component.richCard.carouselCard.cardContents',
  },
  {
    id: 'small-and-tall',
    title: 'Tall picture in a small carousel',
    summary: 'TALL is not available when the width is SMALL.',
    template: carousel([card, { ...card, media: { height: 'TALL', contentInfo } }], 'SMALL'),
    issue: 'component.richCard.carouselCard.cardContents[1].media.height',
  },
  {
    id: 'card-title-too-long',
    title: 'Card title of 201 characters',
    summary: 'A card title has at most 200.',
    template: carousel([card, { ...card, title: 'T'.repeat(201) }]),
    issue: 'component.richCard.carouselCard.cardContents[1].title',
  },
];
