import { expect, test } from 'vitest';
import { fieldAt } from '../../../schema/template/templateTree';
import { parsePath } from '../../../schema/values/issues';
import { documentStateOf } from '../../model/createDocument';
import { readChoice } from './readChoice';

const card = 'component.richCard.standaloneCard';
const paths = {
  height: `${card}.cardContent.media.height`,
  orientation: `${card}.cardOrientation`,
  width: 'component.richCard.carouselCard.cardWidth',
  application: 'component.suggestions.0.action.openUrlAction.application',
};

function readAt(at: string, text: string) {
  const node = fieldAt(parsePath(at));
  if (node?.kind !== 'choice') throw new Error(`${at} is no choice.`);
  const draft = { type: 'rich_card', component: {} } as const;
  const state = documentStateOf({ draft, stash: {} });
  const [choice] =
    readChoice({ at, text, meta: node.meta, options: node.options, state, country: 'IN' })?.choices ?? [];
  return choice && [choice.changes[at], choice.action];
}

test.each([
  ['height', 'LARGE', 'TALL', 'Use Tall'],
  ['height', 'small', 'SHORT', 'Use Short'],
  ['height', 'MEDUIM', 'MEDIUM', 'Use Medium'],
  ['height', ' tall ', 'TALL', 'Use Tall'],
  ['width', 'LARGE', 'MEDIUM', 'Use Medium'],
  ['orientation', 'vertical', 'VERTICAL', 'Use Vertical'],
  ['orientation', 'landscape', 'HORIZONTAL', 'Use Horizontal'],
  ['application', 'webview', 'WEBVIEW', 'Use In-chat window'],
] as const)('a value that is no choice has the nearest one: %s %s', (field, text, value, action) => {
  expect(readAt(paths[field], text)).toEqual([value, action]);
});

test('a word that comes near to no choice has none', () => {
  expect(readAt(paths.height, 'banana')).toBeUndefined();
  expect(readAt(paths.width, 'xx')).toBeUndefined();
});
