import { isRecord } from '../../../../lib/values';
import { plainText } from '../reading/message';
import type { Vendor } from '../reading/vendor';

/** Template-creation requests of Kaleyra: the text beside its content, which holds the buttons. */
export const kaleyra: Vendor = {
  name: 'Kaleyra template request',
  pages: ['https://developers.kaleyra.io/docs/rcs-api-create-template'],
  postbacks: 'unclear',
  detect: ({ template_name: name, text, contentMessage }) =>
    typeof name === 'string' && typeof text === 'string' && isRecord(contentMessage),
  read(root) {
    const [name, text] = [root.take('template_name'), root.take('text')];
    return { name, component: plainText(text, root.open('contentMessage').entries('suggestions')) };
  },
};

const forms = [
  ['richCardStandalone', 'standaloneCard'],
  ['richCardCarousel', 'carouselCard'],
] as const;

/** Messages of Kaleyra with a card or a carousel. Their inner members have names that the import knows. */
export const kaleyraMessage: Vendor = {
  name: 'Kaleyra message',
  pages: [
    'https://developers.kaleyra.io/docs/send-a-rich-card-standalone-message-with-a-suggestion',
    'https://developers.kaleyra.io/docs/send-a-rich-card-carousel-message-with-suggestion',
  ],
  postbacks: 'unclear',
  detect: (value) => forms.some(([key]) => isRecord(value[key])),
  read(root, value) {
    const [key, name] = forms.find(([each]) => isRecord(value[each])) ?? forms[0];
    const frame = root.take(key);
    root.keepChips('suggestions');
    return { component: { richCard: { [name]: frame } } };
  },
};
