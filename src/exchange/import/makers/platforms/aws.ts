import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { plainText } from '../reading/shapes';

const kinds = ['TextMessage', 'FileMessage', 'RichCard', 'Carousel'] as const;

const contentOf = (value: unknown) => (isRecord(value) && isRecord(value.Content) ? value.Content : {});
const messageOf = (value: Record<string, unknown>) =>
  isRecord(value.RcsMessageContent) ? value.RcsMessageContent : value;

/** Messages of AWS End User Messaging. */
export const aws: Maker = {
  name: 'a message of AWS End User Messaging',
  pages: [
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-rich-cards.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-carousels.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-suggestions.html',
    'https://docs.aws.amazon.com/sms-voice/latest/userguide/rcs-file-messages.html',
  ],
  detect(value) {
    const content = contentOf(messageOf(value));
    return kinds.some((kind) => isRecord(content[kind]));
  },
  read(value, notes) {
    const root = openPart(value, [], notes);
    const message = messageOf(value) === value ? root : root.open('RcsMessageContent');
    const content = message.open('Content');
    const read = readContent(content, message);
    for (const part of new Set([content, message, root])) part.finish();
    return read;
  },
};

/** Cards and buttons keep their members, which the import knows in any spelling. */
function readContent(content: OpenPart, message: OpenPart): MakerMessage {
  if (content.peek('TextMessage') !== undefined) {
    const part = content.open('TextMessage');
    const text = part.take('Text', 'Body', 'MessageBody');
    part.finish();
    return { value: { component: plainText(text, message.entries('Suggestions')) } };
  }
  message.keepChips('Suggestions');
  if (content.peek('FileMessage') !== undefined) {
    const file = content.open('FileMessage');
    const [fileUrl, thumbnailUrl] = [file.take('FileUrl'), file.take('ThumbnailUrl')];
    file.finish();
    return fileAlone({ fileUrl, thumbnailUrl });
  }
  const carouselCard = content.take('Carousel');
  const richCard =
    carouselCard === undefined ? { standaloneCard: content.take('RichCard') } : { carouselCard };
  return { value: { component: { richCard } } };
}
