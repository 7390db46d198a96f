import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate } from '../../schema/draft/draftToTemplate';
import { feedback } from '../../schema/examples/texts';
import { template } from '../../schema/testing/template.arbitrary';
import { importText } from '../import/importTemplate';
import { templateToFetch, toCmd, toPowerShell } from './curl';

const place = { baseUrl: 'https://rcs.example.com/', appId: "app/1's" };
const nasty: TemplateDraft = {
  name: 'nasty',
  type: 'text_message',
  component: {
    text: `it's '"\\ \\" \\\\ %PATH% !x! ^& | <a> (b) $HOME \`id\` $(id) \n'@\n"@\n\t\u2028\0 ‘’ “” ₹ 🎉\\`,
  },
};

/** The arguments of a program of Windows, as its C library splits a command line. */
function windowsArguments(line: string): string[] {
  return [...line.matchAll(/(?:"((?:\\.|[^"\\])*)"|[^\s"]+)/g)].map(([word, inQuotes]) =>
    inQuotes === undefined ? word : inQuotes.replace(/(\\*)\\"/g, '$1"'),
  );
}

/** The body that curl gets from cmd.exe. */
function cmdBody(value: TemplateDraft): unknown {
  const command = toCmd({ ...place, template: value });
  // Nothing that cmd.exe interprets, in or out of quotes.
  expect(command.slice(command.indexOf('{'))).toMatch(/^[^%!^&|<>()`]*$/);
  expect(command).toMatch(/^[ -~\n]*$/);
  return JSON.parse(windowsArguments(command.replaceAll('^\n', '')).at(-1) ?? '');
}

/** The body between the lines of a here-string, which PowerShell does not interpret. */
function powerShellBody(value: TemplateDraft): unknown {
  const script = toPowerShell({ ...place, template: value });
  expect(script).toMatch(/^[ -~\n]*$/);
  const [, body = ''] = /^\$body = @'\n([^]*?)\n'@/.exec(script) ?? [];
  return JSON.parse(body);
}

test('cmd hands the body of any template to curl unchanged', () => {
  expect(cmdBody(nasty)).toEqual(nasty);
  fc.assert(
    fc.property(template, (value) => {
      expect(cmdBody(value)).toEqual(draftToTemplate(value));
    }),
    { numRuns: 40 },
  );
});

test('PowerShell keeps the body of any template in a text that it does not interpret', () => {
  expect(powerShellBody(nasty)).toEqual(nasty);
  fc.assert(
    fc.property(template, (value) => {
      expect(powerShellBody(value)).toEqual(draftToTemplate(value));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['JavaScript', templateToFetch],
  ['cmd', toCmd],
  ['PowerShell', toPowerShell],
])('the request for %s can be imported again', async (_language, write) => {
  for (const value of [feedback.template, nasty]) {
    expect(await importText(write({ ...place, template: value }))).toMatchObject({
      ok: true,
      found: [{ kind: 'template', draft: value }],
    });
  }
});
