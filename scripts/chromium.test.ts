import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { quietFlags } from './chromiumNames.mjs';

/** The features that the last `--disable-features` of a command line switches off. */
const disabledBy = (commandLine: string) =>
  [...commandLine.matchAll(/--disable-features=(\S+)/g)].at(-1)?.[1]?.split(',') ?? [];

it('switches off everything that Playwright does: of two lists Chromium obeys the last', async () => {
  const launch = chromium.launch({ executablePath: '/bin/false' });
  const reason = await launch.then(String, String);
  const [commandLine = ''] = reason.split('\n').filter((line) => line.includes('<launching>'));
  const theirs = disabledBy(commandLine);
  expect(theirs).toContain('PaintHolding');
  expect(disabledBy(quietFlags.join(' '))).toEqual(expect.arrayContaining(theirs));
});
