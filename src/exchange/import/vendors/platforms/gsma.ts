import { isRecord } from '../../../../lib/values';
import { addsEvent, calls, does, keyedButtonReader, showsPlace } from '../reading/buttons';
import { cardReader, carousel, fileAlone, frameOf, mediaForm, plainText, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const forms = ['textMessage', 'richcardMessage', 'fileMessage', 'suggestedChipList'];

const readButton = keyedButtonReader({
  text: 'displayText',
  postbackData: 'postback.data',
  fallbackUrl: 'fallbackUrl',
  actions: {
    'urlAction.openUrl': does('openUrlAction', {
      url: 'url',
      application: 'application',
      webviewViewMode: 'viewMode',
    }),
    'dialerAction.dialPhoneNumber': calls('phoneNumber'),
    'mapAction.showLocation': showsPlace('location.'),
    'mapAction.requestLocationPush': does('shareLocationAction'),
    'calendarAction.createCalendarEvent': addsEvent(),
  },
});

const readCard = cardReader(
  { ...mediaForm, fileUrl: 'media.mediaUrl', altText: 'media.contentDescription' },
  readButton,
);

/** Messages of the chatbot interface of the GSMA, which operators and their platforms share. */
export const gsma: Vendor = {
  name: 'GSMA message',
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
      return { component: plainText(text, chips.each('suggestions', readButton)) };
    chips.keepChips('suggestions');
    if (several.peek('content') !== undefined) {
      const width = several.take('layout.cardWidth');
      return { component: carousel(several.each('content', readCard), width) };
    }
    if (isCard) {
      const frame = frameOf(single, 'layout.cardOrientation', 'layout.imageAlignment');
      return { component: richCard(readCard(single.open('content')), frame) };
    }
    const file = message.open('fileMessage');
    return fileAlone({ fileUrl: file.take('fileUrl'), thumbnailUrl: file.take('thumbnailUrl') });
  },
};
