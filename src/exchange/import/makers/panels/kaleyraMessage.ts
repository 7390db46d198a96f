import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';

const forms = [
  ['richCardStandalone', 'standaloneCard'],
  ['richCardCarousel', 'carouselCard'],
] as const;

/** Messages of Kaleyra with a card or a carousel. Their inner members have names that the import knows. */
export const kaleyraMessage: Maker = {
  name: 'a message of Kaleyra',
  pages: [
    'https://developers.kaleyra.io/docs/send-a-rich-card-standalone-message-with-a-suggestion',
    'https://developers.kaleyra.io/docs/send-a-rich-card-carousel-message-with-suggestion',
  ],
  detect: (value) => forms.some(([key]) => isRecord(value[key])),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const form = forms.find(([key]) => isRecord(value[key])) ?? forms[0];
    const frame = root.take(form[0]);
    root.keepChips('suggestions');
    root.finish();
    return { value: { component: { richCard: { [form[1]]: frame } } } };
  },
};
