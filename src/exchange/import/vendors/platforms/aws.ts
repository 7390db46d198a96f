import { isRecord } from '../../../../lib/values';
import { fileAlone, plainText, within } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const kinds = ['TextMessage', 'FileMessage', 'RichCard', 'Carousel'];

/** Messages of AWS End User Messaging. Cards and buttons keep their members, which the import knows in any spelling. */
export const aws: Vendor = {
  name: 'AWS End User Messaging message',
  pages: [
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-rich-cards.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-carousels.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-suggestions.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-file-messages.html',
  ],
  detect(value) {
    const { Content: content } = within(value, 'RcsMessageContent');
    return isRecord(content) && kinds.some((kind) => isRecord(content[kind]));
  },
  read(root, value) {
    const message = isRecord(value.RcsMessageContent) ? root.open('RcsMessageContent') : root;
    const content = message.open('Content');
    if (content.peek('TextMessage') !== undefined) {
      const text = content.open('TextMessage').take('Text', 'Body', 'MessageBody');
      return { component: plainText(text, message.entries('Suggestions')) };
    }
    message.keepChips('Suggestions');
    if (content.peek('FileMessage') !== undefined) {
      const file = content.open('FileMessage');
      return fileAlone({ fileUrl: file.take('FileUrl'), thumbnailUrl: file.take('ThumbnailUrl') });
    }
    const carouselCard = content.take('Carousel');
    const richCard =
      carouselCard === undefined ? { standaloneCard: content.take('RichCard') } : { carouselCard };
    return { component: { richCard } };
  },
};
