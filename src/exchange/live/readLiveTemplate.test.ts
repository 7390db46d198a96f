import { expect, it } from 'vitest';
import { examples } from '../../schema/examples/examples';
import { textToBase64 } from '../../schema/values/postback';
import { readLiveTemplate } from './readLiveTemplate';

const text = (component: object, name = 'one') => ({ name, type: 'text_message', component });

it('reads every template that this page sends without a remark, and as it was sent', () => {
  for (const { template } of examples)
    expect(readLiveTemplate(template)).toMatchObject({
      ok: true,
      remarks: [],
      unmapped: {},
      asSent: template,
    });
});

it.each(['3q2+7w==', 'rcsmenu', 'rcsmenu1', 'edit', textToBase64('menu')])(
  'keeps the postback data %s as the platform has it, and compares with that',
  (postbackData) => {
    const stored = text({ text: 'Hello', suggestions: [{ reply: { text: 'Menu', postbackData } }] });
    expect(readLiveTemplate(stored)).toMatchObject({ draft: stored, asSent: stored });
  },
);

it('does not call postback data a change that is kept as it came', () => {
  const suggestions = [{ reply: { text: 'Menu', postbackData: 'rcsmenu' } }];
  const read = readLiveTemplate(text({ text: 'Hello', suggestions }));
  expect(read).toMatchObject({ ok: true, remarks: [] });
});

it('keeps what fits no draft beside it, and the template as it came', () => {
  const stored = text({ text: 'Hello', footer: { text: 'Bye' } });
  expect(readLiveTemplate(stored)).toMatchObject({
    ok: true,
    draft: { name: 'one', component: { text: 'Hello' } },
    unmapped: { 'component.footer': { text: 'Bye' } },
    asSent: stored,
  });
});

it('keeps a name that this page would refuse, as it came', () => {
  const read = readLiveTemplate(text({ text: 'Hello' }, 'Winter Sale!'));
  expect(read).toMatchObject({ ok: true, draft: { name: 'Winter Sale!' }, remarks: [] });
});

it.each([[{ location: { latitude: 1 } }], ['text'], [null], [[]], [{}]])(
  'says why the component %j is no draft',
  (component) => {
    const read = readLiveTemplate({ name: 'one', type: 'location', component });
    expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(/\.$/) });
  },
);
