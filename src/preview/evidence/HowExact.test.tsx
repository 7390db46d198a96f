import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assumptions } from './assumptions';
import { conflicts } from './conflicts';
import { HowExact } from './HowExact';

const rows = (html: string) => html.split('data-testid="preview-assumption"').length - 1;

test('lists every assumption with its value, how well it is known, its source and its date (100)', () => {
  const html = renderToString(<HowExact />);
  expect(rows(html)).toBe(assumptions.length);
  for (const letter of ['D', 'O', 'I']) expect(html).toContain(`data-confidence="${letter}"`);
  for (const { value, source, date } of assumptions) {
    expect(value).not.toBe('');
    expect(source).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}/);
  }
});

test('names the width tables, the fold and the sizes of the iPhone (100)', () => {
  const html = renderToString(<HowExact />);
  for (const words of ['small 120, medium 232 dp', 'small 180, medium 296 dp', '344 dp', '60 pt square']) {
    expect(html).toContain(words);
  }
});

test('lists the assumptions of one phone', () => {
  expect(rows(renderToString(<HowExact system="android" />))).toBe(
    assumptions.filter(({ system }) => system === 'android').length,
  );
});

test('says where sources disagree, with at least two statements of different sources each (100)', () => {
  const html = renderToString(<HowExact />);
  expect(html.split('data-testid="preview-conflict"').length - 1).toBe(conflicts.length);
  for (const { statements, drawn } of conflicts) {
    expect(new Set(statements.map(([, { source }]) => source)).size).toBeGreaterThan(1);
    expect(drawn).not.toBe('');
  }
});
