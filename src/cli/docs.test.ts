import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCommand } from './testing/runCommand';

// The examples of docs/cli.md are run. A line that ends in … is the start of a line; … alone stands for the rest.

const page = readFileSync('docs/cli.md', 'utf8');
const examples = [...page.matchAll(/```console\n\$ rcs-template (.+)\n([^]*?)```/g)].map(
  ([, command = '', output = '']) => ({ command, output }),
);

it('has examples to run', () => expect(examples.length).toBeGreaterThanOrEqual(4));

it.each(examples)('docs/cli.md is right about rcs-template $command', async ({ command, output }) => {
  const ran = await runCommand(command.split(' '));
  const lines = `${ran.remarks}${ran.output}`.split('\n');
  const expected = output.split('\n');
  const rest = expected.indexOf('…');
  const stated = rest === -1 ? expected : expected.slice(0, rest);
  const shown = stated.map((line, index) =>
    line.endsWith('…') ? `${lines[index]?.slice(0, line.length - 1) ?? ''}…` : lines[index],
  );
  expect(shown.join('\n')).toBe(stated.join('\n'));
  if (rest === -1) expect(lines).toHaveLength(expected.length);
});

it('names every command of the program', async () => {
  const { output } = await runCommand(['--help']);
  const commands = [...output.matchAll(/^ {2}(\w+) .*$/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(4);
  for (const name of commands) expect(page).toContain(`\n## ${name}\n`);
});
