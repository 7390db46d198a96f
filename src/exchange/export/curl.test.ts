import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { feedback } from '../../schema/examples/texts';
import { template } from '../../schema/testing/template.arbitrary';
import { templateToCurl, templateToFetch } from './curl';
import { importOne } from '../import/testing/importOne';

const place = { baseUrl: 'https://rcs.example.com/', appId: 'app/1' };
const nasty: TemplateDraft = {
  name: 'nasty',
  type: 'text_message',
  component: { text: `it's '"\\ $HOME \`id\` $(id) !! \n\t\u2028\0 '\\'' </script> \${1} 🎉` },
};

/** The arguments that the command passes to curl, read by running printf instead. */
function argumentsOf(command: string): string[] {
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, String.raw`printf '%s\036'`)], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  return printed.split('\u001e').slice(0, -1);
}

test('the command of any template reaches curl unchanged, with any texts', () => {
  fc.assert(
    fc.property(template, (value) => {
      const [, , address, , token, , type, , body = ''] = argumentsOf(
        templateToCurl({ ...place, template: value }),
      );
      expect(address).toBe('https://rcs.example.com/v2/rcs/app%2F1/templates');
      expect(token).toBe('Authorization: Bearer <ACCESS_TOKEN>');
      expect(type).toBe('Content-Type: application/json');
      expect(JSON.parse(body)).toEqual(draftToTemplate(value));
    }),
    { numRuns: 40 },
  );
  expect(JSON.parse(argumentsOf(templateToCurl({ ...place, template: nasty })).at(-1) ?? '')).toEqual(nasty);
});

test('the command can be imported again', async () => {
  for (const value of [feedback.template, nasty]) {
    const result = await importOne(templateToCurl({ ...place, template: value }));
    expect(result).toMatchObject({ ok: true, kind: 'template', draft: value });
  }
});

test('the snippet sends the same request', () => {
  for (const value of [feedback.template, nasty]) {
    const sent: unknown[] = [];
    const fetch = (address: string, init: { body: string }) => {
      sent.push(address, { ...init, body: JSON.parse(init.body) as unknown });
      return { status: 201, text: () => '' };
    };
    const script = `(async () => {${templateToFetch({ ...place, template: value })}})()`;
    runInNewContext(script, { fetch, console: { log() {} }, JSON });
    expect(sent).toEqual([
      'https://rcs.example.com/v2/rcs/app%2F1/templates',
      {
        method: 'POST',
        headers: { Authorization: 'Bearer <ACCESS_TOKEN>', 'Content-Type': 'application/json' },
        body: draftToTemplate(value),
      },
    ]);
  }
});
