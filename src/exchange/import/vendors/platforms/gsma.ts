import { isRecord } from '../../../../lib/values';
import { buttonsOf, keyedButtonReader } from '../reading/buttons';
import { cardReader, carousel, fileAlone, plainText, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const forms = ['textMessage', 'richcardMessage', 'fileMessage', 'suggestedChipList'];

const readButton = keyedButtonReader({
  text: 'displayText',
  postbackData: 'postback.data',
  fallbackUrl: 'fallbackUrl',
  actions: [
    [
      'urlAction.openUrl',
      'openUrlAction',
      { url: 'url', application: 'application', webviewViewMode: 'viewMode' },
    ],
    ['dialerAction.dialPhoneNumber', 'dialAction', { phoneNumber: 'phoneNumber' }],
    [
      'mapAction.showLocation',
      'viewLocationAction',
      {
        latitude: 'location.latitude',
        longitude: 'location.longitude',
        label: 'location.label',
        query: 'location.query',
      },
    ],
    ['mapAction.requestLocationPush', 'shareLocationAction'],
    [
      'calendarAction.createCalendarEvent',
      'createCalendarEventAction',
      { startTime: 'startTime', endTime: 'endTime', title: 'title', description: 'description' },
    ],
  ],
});

const readCard = cardReader(
  {
    fileUrl: 'media.mediaUrl',
    thumbnailUrl: 'media.thumbnailUrl',
    height: 'media.height',
    altText: 'media.contentDescription',
    title: 'title',
    description: 'description',
    suggestions: 'suggestions',
  },
  readButton,
);

/** Messages of the chatbot interface of the GSMA, which operators and their platforms share. */
export const gsma: Vendor = {
  name: 'a message in the form of the GSMA',
  pages: [
    'https://www.gsma.com/newsroom/wp-content/uploads/RCC.07-v11.0.pdf',
    'https://www.gsma.com/newsroom/wp-content/uploads/FNW.11_v2.0.pdf',
  ],
  detect: ({ RCSMessage: message }) => isRecord(message) && forms.some((form) => form in message),
  read(root) {
    const message = root.open('RCSMessage');
    const rich = message.open('richcardMessage').open('message');
    const [single, several] = [rich.open('generalPurposeCard'), rich.open('generalPurposeCardCarousel')];
    const chips = message.open('suggestedChipList');
    const isCard = [several, single].some((part) => part.peek('content') !== undefined);
    const text = message.take('textMessage');
    if (text !== undefined || (!isCard && message.peek('fileMessage') === undefined))
      return { component: plainText(text, buttonsOf(chips.list('suggestions'), readButton)) };
    chips.keepChips('suggestions');
    if (several.peek('content') !== undefined) {
      const width = several.take('layout.cardWidth');
      return {
        component: carousel(
          several.list('content').map((each) => readCard(each)),
          width,
        ),
      };
    }
    if (isCard) {
      const frame = {
        cardOrientation: single.take('layout.cardOrientation'),
        thumbnailImageAlignment: single.take('layout.imageAlignment'),
      };
      return { component: richCard(readCard(single.open('content')), frame) };
    }
    const file = message.open('fileMessage');
    return fileAlone({ fileUrl: file.take('fileUrl'), thumbnailUrl: file.take('thumbnailUrl') });
  },
};
