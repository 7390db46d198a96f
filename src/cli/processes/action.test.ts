// @module-tag slow
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findExample } from '../../schema/examples/examples';
import { runProcess } from '../testing/runProcess';

// The script of the action, as the runner starts it: in a clone, with its environment variables.

const text = (content: string, name = 'order') =>
  JSON.stringify({ name, type: 'text_message', component: { text: content } }, null, 2);

let folder = '';
const repository = () => join(folder, 'repository');
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com', ...parameters], {
    cwd: repository(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function commit(files: Record<string, string | undefined>): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(repository(), path);
    mkdirSync(dirname(file), { recursive: true });
    if (content === undefined) rmSync(file);
    else writeFileSync(file, content);
  }
  git('add', '--all');
  // A repeated test has nothing new to commit.
  git('commit', '--quiet', '--allow-empty', '-m', 'Change');
  return git('rev-parse', 'HEAD').trim();
}

async function runAction(settings: Record<string, string>) {
  const [summary, output, temporary] = ['summary.md', 'output', 'temporary'].map((name) =>
    join(folder, name),
  );
  for (const file of [summary, output]) writeFileSync(file ?? '', '');
  const env = {
    PATH: process.env.PATH,
    ...(process.env.CHROMIUM ? { CHROMIUM: process.env.CHROMIUM } : {}),
    HOME: folder,
    GITHUB_WORKSPACE: repository(),
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_OUTPUT: output,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/messages',
    GITHUB_SHA: git('rev-parse', 'HEAD').trim(),
    RUNNER_TEMP: temporary,
    ...settings,
  };
  const ran = await runProcess([resolve('action/run.mjs')], { cwd: repository(), env });
  const outputs = Object.fromEntries(
    readFileSync(output ?? '', 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('=', 2) as [string, string]),
  );
  return { ...ran, summary: readFileSync(summary ?? '', 'utf8'), outputs };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rcs-action-'));
  mkdirSync(repository());
  git('init', '--quiet');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the script of the action', () => {
  it('checks, compares with the base and draws both phones before and after', async () => {
    const base = commit({
      'a.rcs-template.json': text('Hello'),
      'deep/b & c.rcs-template.json': text('The same', 'same'),
      'gone.rcs-template.json': text('Gone', 'gone'),
      'other.json': '{"name": "not looked at"}',
    });
    commit({
      'a.rcs-template.json': text('Hello {{name}} | <b>bold</b>', 'Order'),
      'gone.rcs-template.json': undefined,
      'new.rcs-template.json': JSON.stringify(findExample('fashion')?.template),
    });
    const { code, output, remarks, summary, outputs } = await runAction({ TEMPLATE_BASE: base });
    expect({ code, remarks }).toEqual({ code: 1, remarks: '' });
    expect(output).toContain(
      '::error file=a.rcs-template.json,line=2,endLine=2,col=11,title=Template name (form)::Template name can only contain',
    );
    expect(output).toMatch(/^::warning file=a\.rcs-template\.json,line=5,.*\(marker-form\)::/m);

    // Rules come and go; what the summary counts is what the outputs say.
    const { warnings } = outputs;
    expect(Number(warnings)).toBeGreaterThan(0);
    expect(summary).toMatch(
      new RegExp(`^### RCS templates: 1 error, ${warnings} warnings?, .* in 3 files\n`),
    );
    expect(summary).toContain(
      `| a.rcs-template.json | changed | 1 (before 0) | ${warnings} (before 0) | Android changed, iPhone changed |`,
    );
    expect(summary).toContain('| gone.rcs-template.json | deleted |  |  | drawn |');
    expect(summary).toContain('| new.rcs-template.json | added | 0 | 0 | drawn |');
    expect(summary).not.toContain('| deep/b');
    const sha = git('rev-parse', 'HEAD').trim();
    expect(summary).toContain(
      `| [a.rcs-template.json:2](https://github.com/shop/messages/blob/${sha}/a.rcs-template.json#L2) | error | Template name |`,
    );
    // Words of a template are no Markdown.
    expect(summary).toContain(String.raw`contains \{\{name\}\}`);

    expect(outputs).toMatchObject({ errors: '1' });
    expect(JSON.parse(readFileSync(outputs.sarif ?? '', 'utf8'))).toMatchObject({ version: '2.1.0' });
    const page = readFileSync(join(outputs.drawings ?? '', 'index.html'), 'utf8');
    const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures).toEqual([
      'before/001-a-android.png',
      'before/001-a-ios.png',
      'after/001-a-android.png',
      'after/001-a-ios.png',
      'before/002-gone-android.png',
      'before/002-gone-ios.png',
      'after/003-new-android.png',
      'after/003-new-ios.png',
    ]);
    for (const path of pictures)
      expect(readFileSync(join(outputs.drawings ?? '', path)).length).toBeGreaterThan(5000);
  });

  it('passes without errors, counts warnings on request, and needs no base', async () => {
    commit({ 'a.rcs-template.json': text('Hello {{name}}') });
    const settings = { TEMPLATE_BASE: '0000000000000000000000000000000000000000' };
    const passed = await runAction(settings);
    expect(passed).toMatchObject({ code: 0, outputs: { errors: '0', warnings: '1' } });
    expect(passed.outputs.drawings).toBeUndefined();
    const failed = await runAction({ ...settings, TEMPLATE_MAX_WARNINGS: '0' });
    expect(failed).toMatchObject({
      code: 1,
      output: expect.stringContaining('Too many warnings: 1. The limit is 0.') as unknown,
    });
  });

  it('knows a file that has moved, and says of one that broke that it cannot be read', async () => {
    const base = commit({
      'old.rcs-template.json': text('It moves to another file', 'moves'),
      'whole.rcs-template.json': text('It breaks', 'breaks'),
    });
    commit({
      'old.rcs-template.json': undefined,
      'moved.rcs-template.json': text('It moves to another file', 'moves'),
      'whole.rcs-template.json': '{"name": ',
    });
    const { code, summary } = await runAction({ TEMPLATE_BASE: base, TEMPLATE_DRAW: 'false' });
    expect(code).toBe(1);
    expect(summary).toContain(
      String.raw`| moved.rcs-template.json | renamed from old.rcs-template.json | 0 | 0 |  |`,
    );
    expect(summary).toContain('| whole.rcs-template.json | changed | unreadable | unreadable |  |');
    expect(summary).not.toContain('| old.rcs-template.json |');
    commit({ 'whole.rcs-template.json': undefined });
  });

  it('fails with a sentence for settings that cannot be meant', async () => {
    commit({ 'a.rcs-template.json': text('Hello') });
    for (const [settings, words] of [
      [{ TEMPLATE_MAX_WARNINGS: 'abc' }, 'max-warnings: “abc” is not a whole number'],
      [{ TEMPLATE_TEXT_LIMIT: '99' }, 'text-limit: “99” is not 2500 or 3072'],
    ] as const) {
      const { code, output, remarks } = await runAction(settings);
      expect({ code, remarks }).toEqual({ code: 1, remarks: '' });
      expect(output).toContain(`::error title=Settings of the check::${words}`);
    }
  });

  it('says that it compares nothing with a base that is not there', async () => {
    const { code, output } = await runAction({ TEMPLATE_BASE: 'no-such-branch', TEMPLATE_DRAW: 'false' });
    expect(code).toBe(0);
    expect(output).toMatch(
      /^::warning title=No comparison::The base “no-such-branch” is not in this repository/m,
    );
    const fresh = await runAction({ TEMPLATE_BASE: '0'.repeat(40), TEMPLATE_DRAW: 'false' });
    expect(fresh.output).not.toContain('No comparison');
  });

  it('fails for a file that cannot be read, and passes where there is no template', async () => {
    commit({ 'a.rcs-template.json': '{"name": ' });
    const { code, output, outputs, summary } = await runAction({ TEMPLATE_DRAW: 'false' });
    expect(code).toBe(1);
    expect(output).toMatch(/^::error file=a\.rcs-template\.json,line=1,.*title=Unreadable::/m);
    expect(summary).toContain('1 file unreadable');
    expect(outputs.errors).toBe('1');
    const none = await runAction({ TEMPLATE_FILES: 'nothing/**' });
    expect(none).toMatchObject({ code: 0, output: 'No templates to check.\n' });
  });
});
