import { expect, test } from 'vitest';
import { documentStateOf } from '../../model/createDocument';
import { readPhoneNumber } from './readPhoneNumber';

const at = 'component.suggestions.0.action.dialAction.phoneNumber';
const state = documentStateOf({ draft: { type: 'text_message', component: {} }, stash: {} });
const read = (text: string) => readPhoneNumber({ text, at, meta: {}, state, country: '' });

test.each(['98765 43210', '(415) 555-2671'])(
  'where the country is not known, that of %s is not guessed and can be chosen',
  (text) => {
    expect(read(text)).toEqual({
      message: 'Choose the country of this number.',
      choices: [],
      usesCountry: true,
    });
  },
);

test('a number with its country needs no other', () => {
  expect(read('+91 98765-43210')?.choices[0]?.changes[at]).toBe('+919876543210');
  expect(read('+883 5100 1234')?.message).toBe('Check the number. It is unusual for its country.');
});
