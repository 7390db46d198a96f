import { expect, test } from 'vitest';
import { formatPath } from '../../schema/values/issues';
import { textToBase64 } from '../../schema/values/postback';
import { fieldsOf } from './FieldTable';

test('lists every field with a value, with its path and the text of a postback', () => {
  const postbackData = textToBase64('yes');
  const fields = fieldsOf({
    name: 'hello',
    type: 'text_message',
    component: {
      text: 'Hi',
      suggestions: [
        { reply: { text: 'Yes', postbackData } },
        { action: { text: 'Where', postbackData: '?', shareLocationAction: {} } },
      ],
    },
  });
  expect(
    fields.map(({ path, value, decoded }) => [formatPath(path), value, ...(decoded ? [decoded] : [])]),
  ).toEqual([
    ['name', 'hello'],
    ['type', 'text_message'],
    ['component.text', 'Hi'],
    ['component.suggestions[0].reply.text', 'Yes'],
    ['component.suggestions[0].reply.postbackData', postbackData, 'yes'],
    ['component.suggestions[1].action.text', 'Where'],
    ['component.suggestions[1].action.postbackData', '?'],
    ['component.suggestions[1].action.shareLocationAction', '{}'],
  ]);
});
