import { valueAt } from '../../../../lib/path';
import { isRecord } from '../../../../lib/values';
import { replies } from '../reading/buttons';
import { plainText } from '../reading/message';
import type { Vendor } from '../reading/vendor';

/** Quick replies of Apple Messages for Business. */
export const appleMessages: Vendor = {
  name: 'Apple Messages quick reply',
  pages: ['https://register.apple.com/resources/messages/msp-rest-api/type-interactive#quick-reply'],
  detect: (value) => isRecord(valueAt(value, 'interactiveData.data.quick-reply')),
  read(root) {
    const quick = root.open('interactiveData').open('data').open('quick-reply');
    const text = quick.take('summaryText');
    return { component: plainText(text, replies(quick.list('items'), 'title', 'identifier')) };
  },
};
