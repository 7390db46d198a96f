import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SendingOutcome } from './outcome';
import { OutcomeNotice } from './OutcomeNotice';

const textOf = (part: string) =>
  part
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2068', '')
    .replaceAll('\u2069', '');

/** The notice as text: what is always shown, and what is folded under “Details”. */
function draw(outcome: SendingOutcome): [shown: string, details: string] {
  const html = renderToString(
    <OutcomeNotice
      outcome={outcome}
      hasUnknownBefore={false}
      onGoTo={() => undefined}
      connectionHref="/connection"
      onDownload={() => undefined}
    />,
  );
  const [, folded = ''] = /<details.*?<summary>Details<\/summary>(.*?)<\/details>/.exec(html) ?? [];
  return [textOf(html.replace(folded, '')), textOf(folded)];
}

test('a taken name is reported once, and the platform’s own words are under Details', () => {
  const message = 'name: must be unique, and a template with this name exists';
  const [shown, details] = draw({
    kind: 'refused_content',
    message,
    path: ['name'],
    isNameTaken: true,
    answered: 400,
  });
  expect(shown).toContain('This name is taken');
  expect(shown).not.toContain('must be unique');
  expect(details).toContain(message);
});

test('a rejected field has its label, and its path is under Details', () => {
  const [shown, details] = draw({
    kind: 'refused_content',
    message: 'component.text: is too long',
    path: ['component', 'text'],
    answered: 400,
  });
  expect(shown).toContain('Message text is too long');
  expect(shown).not.toContain('component.text');
  expect(details).toContain('component.text: is too long');
});

test('what is unexpected in a response is under Details', () => {
  const [shown, details] = draw({
    kind: 'created_odd',
    problems: ['It has no component.'],
    raw: '{}',
    answered: 201,
  });
  expect(shown).toContain('Check it there before you use it.');
  expect(shown).not.toContain('It has no component.');
  expect(details).toContain('It has no component.');
});
