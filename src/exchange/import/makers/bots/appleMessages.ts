import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';
import { plainText, reply } from '../reading/shapes';

const dataOf = ({ interactiveData }: Record<string, unknown>) =>
  isRecord(interactiveData) && isRecord(interactiveData.data) ? interactiveData.data : {};

/** Quick replies of Apple Messages for Business. */
export const appleMessages: Maker = {
  name: 'a quick reply of Apple Messages',
  pages: ['https://register.apple.com/resources/messages/msp-rest-api/type-interactive#quick-reply'],
  detect: (value) => isRecord(dataOf(value)['quick-reply']),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const outer = root.open('interactiveData');
    const data = outer.open('data');
    const quick = data.open('quick-reply');
    const text = quick.take('summaryText');
    const buttons = quick.list('items').map((item) => {
      const read = reply(item.take('title'), item.take('identifier'));
      item.finish();
      return read;
    });
    for (const part of [quick, data, outer, root]) part.finish();
    return { value: { component: plainText(text, buttons) } };
  },
};
