import { isRecord } from '../../../../lib/values';
import type { Maker } from '../reading/maker';
import { openPart } from '../reading/openPart';
import { plainText, template } from '../reading/shapes';

/** Template-creation requests of Kaleyra: the text beside its content, which holds the buttons. */
export const kaleyra: Maker = {
  name: 'a template-creation request of Kaleyra',
  pages: ['https://developers.kaleyra.io/docs/rcs-api-create-template'],
  detect: ({ template_name: name, text, contentMessage }) =>
    typeof name === 'string' && typeof text === 'string' && isRecord(contentMessage),
  read(value, notes) {
    const root = openPart(value, [], notes);
    const [name, text] = [root.take('template_name'), root.take('text')];
    const content = root.open('contentMessage');
    const buttons = content.entries('suggestions');
    for (const part of [content, root]) part.finish();
    return { value: template(name, plainText(text, buttons)) };
  },
};
