import { isRecord } from '../../../../lib/values';
import { fileAlone } from '../reading/fileAlone';
import type { Maker, MakerMessage } from '../reading/maker';
import { openPart, type OpenPart } from '../reading/openPart';
import { plainText, present } from '../reading/shapes';

const isRbm = (entry: unknown) => isRecord(entry) && entry.channel === 'RBM' && isRecord(entry.content);

/** The multi-channel messages of Bandwidth: the entry for RBM counts, the others are what is sent instead of it. */
export const bandwidth: Maker = {
  name: 'a message of Bandwidth',
  pages: [
    'https://github.com/Bandwidth/python-sdk/blob/285a64092855da5e09b5b0422a91bbbb74dc807a/docs/MultiChannelChannelListRBMObject.md',
    'https://github.com/Bandwidth/python-sdk/blob/47a9d68e21fc64fd332c40855910232bb7a2483c/docs/RbmStandaloneCard.md',
    'https://github.com/Bandwidth/python-sdk/blob/c7b0321a39988fe4bfbaa5b3565aefc6320991ee/docs/RbmMessageCarouselCard.md',
  ],
  detect: ({ channelList }) => Array.isArray(channelList) && channelList.some(isRbm),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const entries = root.list('channelList');
    const entry = entries.find((each) => each.peek('channel') === 'RBM');
    for (const other of entries) {
      if (other !== entry) other.setAside('A message of another channel has no place in a template.');
    }
    entry?.take('channel');
    const content = entry?.open('content');
    const message = content ? readContent(content) : { problem: 'This holds no message for RBM.' };
    for (const part of [content, entry, root]) part?.finish();
    return message;
  },
};

/** Cards keep their members, which the import knows; the chips of a card stand in its frame. */
function readContent(content: OpenPart): MakerMessage {
  if (content.peek('text') !== undefined) {
    return { value: { component: plainText(content.take('text'), content.entries('suggestions')) } };
  }
  content.keepChips('suggestions');
  if (content.peek('cardContents') !== undefined) {
    const [cardContents, cardWidth] = [content.take('cardContents'), content.take('cardWidth')];
    return { value: { component: { richCard: { carouselCard: present({ cardWidth, cardContents }) } } } };
  }
  if (content.peek('cardContent') !== undefined) {
    const standaloneCard = present({
      cardOrientation: content.take('orientation', 'cardOrientation'),
      thumbnailImageAlignment: content.take('thumbnailImageAlignment'),
      cardContent: content.take('cardContent'),
    });
    return { value: { component: { richCard: { standaloneCard } } } };
  }
  const [file, ...others] = content.list('media');
  for (const other of others) other.setAside('A card has one file; only the first was taken.');
  const [fileUrl, thumbnailUrl] = [file?.take('fileUrl'), file?.take('thumbnailUrl')];
  file?.finish();
  return fileAlone({ fileUrl, thumbnailUrl });
}
