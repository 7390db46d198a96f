import { isRecord } from '../../../../lib/values';
import { carousel, fileAlone, firstOf, oneFile, frameOf, plainText, richCard } from '../reading/message';
import type { Vendor } from '../reading/vendor';

const isRbm = (entry: unknown) => isRecord(entry) && entry.channel === 'RBM' && isRecord(entry.content);

/**
 * The multi-channel messages of Bandwidth: the entry for RBM counts, the others are what is sent instead of it. Cards
 * keep their members, which the import knows; the chips of a card stand in its frame.
 */
export const bandwidth: Vendor = {
  name: 'Bandwidth message',
  pages: [
    'https://github.com/Bandwidth/python-sdk/blob/285a64092855da5e09b5b0422a91bbbb74dc807a/docs/MultiChannelChannelListRBMObject.md',
    'https://github.com/Bandwidth/python-sdk/blob/47a9d68e21fc64fd332c40855910232bb7a2483c/docs/RbmStandaloneCard.md',
    'https://github.com/Bandwidth/python-sdk/blob/c7b0321a39988fe4bfbaa5b3565aefc6320991ee/docs/RbmMessageCarouselCard.md',
  ],
  detect: ({ channelList }) => Array.isArray(channelList) && channelList.some(isRbm),
  read(root) {
    const entries = root.list('channelList');
    const entry = entries.find((each) => each.peek('channel') === 'RBM');
    for (const other of entries) {
      if (other !== entry) other.setAside('Messages for other channels are not imported.');
    }
    if (!entry) return { problem: 'No RBM message was found.' };
    entry.take('channel');
    const content = entry.open('content');
    if (content.peek('text') !== undefined)
      return { component: plainText(content.take('text'), content.entries('suggestions')) };
    content.keepChips('suggestions');
    if (content.peek('cardContents') !== undefined) {
      const [cardContents, cardWidth] = [content.take('cardContents'), content.take('cardWidth')];
      return { component: carousel(cardContents as unknown[], cardWidth) };
    }
    if (content.peek('cardContent') !== undefined) {
      const frame = frameOf(content, ['orientation', 'cardOrientation']);
      return { component: richCard(content.take('cardContent'), frame) };
    }
    const file = firstOf(content.list('media'), oneFile);
    return fileAlone({ fileUrl: file?.take('fileUrl'), thumbnailUrl: file?.take('thumbnailUrl') });
  },
};
