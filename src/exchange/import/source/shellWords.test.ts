import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWords } from './shellWords';

test.each([
  ["curl -d '{\"a\": \"it'\\''s\"}' x", ['curl', '-d', '{"a": "it\'s"}', 'x']],
  ['a "b \\"c\\" \\n \\\\ \\$d" e\\ f', ['a', 'b "c" \\n \\ $d', 'e f']],
  ['a \\\n  b \\ \r\n c\nd', ['a', 'b', 'c', 'd']],
  ["a $'it\\'s\\u0021\\n\\x41' b", ['a', "it's!\nA", 'b']],
  ["a '' b", ['a', '', 'b']],
  ["a -d'{}' | jq .", ['a', '-d{}']],
  ['a "$TOKEN" `id` $(id)', ['a', '$TOKEN', '`id`', '$(id)']],
  ["a 'multi\nline'", ['a', 'multi\nline']],
])('%j is cut as a shell would cut it', (command, words) => {
  expect(shellWords(command)).toEqual(words);
});

test('a quote that is never closed is no command', () => {
  for (const command of ["a 'b", 'a "b', "a $'b\\'", 'a "b\\']) expect(shellWords(command)).toBeUndefined();
});

test('the words are those of sh', () => {
  const command = `printf '%s\\n' 'a b'\\''c' "d\\"e\\\\f" g\\ h \\\n 'i
j'`;
  const output = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(`${shellWords(command)?.slice(2).join('\n')}\n`).toBe(output);
});
