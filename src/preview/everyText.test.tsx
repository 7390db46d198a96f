import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { valueAt } from '../lib/path';
import type { TemplateDraft } from '../schema/draft/draft';
import { fieldAt } from '../schema/template/templateTree';
import { full } from '../schema/testing/fullTemplates';
import { AndroidPhone } from './android/AndroidPhone';
import { IosPhone } from './ios/IosPhone';
import { defaultAgent } from './model/agent';
import { defaultPreviewOptions } from './model/options';
import type { PhoneProps } from './screen/PhoneProps';

type Path = (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

const phones: [string, ComponentType<PhoneProps>][] = [
  ['Android', AndroidPhone],
  ['iPhone', IosPhone],
];

const draw = (Phone: ComponentType<PhoneProps>, template: TemplateDraft) =>
  renderToString(
    <Phone template={template} agent={defaultAgent} theme="light" options={defaultPreviewOptions} />,
  ).replaceAll('<!-- -->', '');

test.each(phones)('the %s draws each text of a message and of a card', (_, Phone) => {
  for (const template of Object.values(full) as TemplateDraft[]) {
    const html = draw(Phone, template);
    const texts = leavesOf(template)
      .filter((path) => ['message', 'card'].includes(fieldAt(path)?.meta.shownIn ?? ''))
      .map((path) => String(valueAt(template, path.join('.'))));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  }
});

test.each(phones)('each text on the %s is in the language that its script tells', (_, Phone) => {
  const template: TemplateDraft = {
    type: 'rich_card',
    component: {
      richCard: {
        standaloneCard: {
          cardOrientation: 'VERTICAL',
          cardContent: {
            title: 'दीपावली',
            description: 'تسوق الآن',
            suggestions: [{ reply: { text: 'शुक्रिया' } }, { reply: { text: 'Thanks' } }],
          },
        },
      },
    },
  };
  const html = draw(Phone, template);
  expect(html.match(/lang="hi"/g)).toHaveLength(2);
  expect(html.match(/lang="ar"/g)).toHaveLength(1);
  expect(draw(Phone, { type: 'text_message', component: { text: 'வணக்கம்' } })).toContain('lang="ta"');
});
