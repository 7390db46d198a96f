import { isBlank } from '../../schema/values/acrossFields';
import { limits } from '../../schema/values/limits';
import { replaceMarkers } from '../../schema/values/markers';
import { countCharacters, formatNumber } from '../../schema/values/text';
import type { MessagePart } from '../model/parts';
import type { Rule } from '../model/rule';
import { interfaceDocument, vendorPages } from '../model/sources';

const stated = formatNumber(limits.statedText);

export const messageRules: readonly Rule<MessagePart>[] = [
  {
    id: 'text-length',
    level: 'warning',
    ...interfaceDocument('Limits'),
    applies: ({ text, limit }) => {
      const count = countCharacters(text);
      return count > limits.statedText && count <= limit;
    },
    message: ({ text }) =>
      `Message text has ${formatNumber(countCharacters(text))} characters. A text template is stated at ${stated}, the field at ${formatNumber(limits.text)}; which one is enforced is not shown. Use ${stated} or fewer to be safe.`,
  },
  {
    id: 'only-markers',
    level: 'warning',
    ...vendorPages.msg91Questions,
    applies: ({ text }) => !isBlank(text) && isBlank(replaceMarkers(text, () => '')),
    message: () =>
      'Message text is nothing but parameter markers, and may be refused: nobody can tell what will be sent. Add words of your own.',
  },
];
