import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectAccessible } from '../accessibility/checks';
import { expect, test } from './support/elementTest';

// The folders of `examples`, each copied beside the packed project and built there.

test('the page without a bundler shows it, under a strict content security policy', async ({
  page,
  foreign,
}) => {
  const folder = foreign.copyExample('plain');
  cpSync(foreign.packed('dist/element'), join(folder, 'rcs'), { recursive: true });
  await page.goto(`${foreign.address}/examples/plain/index.html`);
  const phone = page.getByRole('region', { name: 'Android preview' });
  await expect(phone).toContainText('Lark & Loom');
  await phone.getByRole('button', { name: 'Thanks' }).click();
  await expect(page.getByText('Last tap: reply: Thanks')).toBeVisible();
  await expectAccessible(page, 'the page without a bundler');
});

test('the Vite app with React 18 draws it from the package', async ({ page, foreign }) => {
  const folder = foreign.copyExample('vite-react');
  foreign.buildReactApp(folder);

  await page.goto(`${foreign.address}/examples/vite-react/dist/index.html`);
  await expect(page.getByRole('heading', { name: 'Desk with React 18.3.1' })).toBeVisible();
  const phone = page.getByRole('region', { name: 'iPhone preview' });
  await expect(phone).toContainText('Your order is on its way.');
  await expect(phone).toContainText('Lark & Loom');
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  // Its fonts came with the build of the app.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  await phone.getByRole('button', { name: 'Thanks' }).click();
  await expect(page.getByText('Last tap: reply: Thanks')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(phone).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(0);
});

// It installs some 150 packages from the registry.
test('the Storybook shows it from the package', { tag: '@full' }, async ({ page, foreign }) => {
  const folder = foreign.copyExample('storybook');
  const npm = (...words: string[]) => execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund');
  npm('run', 'build');
  const story = (id: string) =>
    page.goto(`${foreign.address}/examples/storybook/storybook-static/iframe.html?id=${id}&viewMode=story`);
  await story('rcs-message--conversation');
  await page.getByRole('region', { name: 'Android preview' }).getByRole('button', { name: 'Thanks' }).click();
  await expect(page.getByRole('region', { name: 'iPhone preview' })).toContainText('on its way');
  await story('rcs-message--dark-lock-screen');
  const phone = page.getByRole('region', { name: 'iPhone preview' });
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  await expect(phone.getByRole('group', { name: 'Notification' })).toContainText('on its way');
});

test('a server draws the place of the element', async ({ foreign }) => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { RcsMessage } from 'rcs-template-builder/element/react';
    process.stdout.write(renderToString(createElement(RcsMessage, { phone: 'both', textSize: 'ax1', pictures: true })));`;
  for (const name of ['react', 'react-dom']) {
    cpSync(`node_modules/${name}`, join(foreign.folder, 'server/node_modules', name), { recursive: true });
  }
  cpSync(foreign.packed(), join(foreign.folder, 'server/node_modules/rcs-template-builder'), {
    recursive: true,
    filter: (file) => !file.includes('/fonts') && !file.includes('/page'),
  });
  writeFileSync(join(foreign.folder, 'server/render.mjs'), script);
  const html = execFileSync(process.execPath, ['render.mjs'], {
    cwd: join(foreign.folder, 'server'),
    encoding: 'utf8',
  });
  expect(html).toBe('<rcs-message phone="both" text-size="ax1" pictures=""></rcs-message>');
});

test('its types name every prop, the events and the element in JSX', ({ foreign }) => {
  const folder = join(foreign.folder, 'typed');
  for (const name of ['@types/react', 'csstype'])
    cpSync(`node_modules/${name}`, join(foreign.folder, 'node_modules', name), { recursive: true });
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'app.tsx'),
    `
    import { createRef } from 'react';
    import { RcsMessage } from 'rcs-template-builder/element/react';
    import type { RcsMessageElement } from 'rcs-template-builder/element';
    const element = createRef<RcsMessageElement>();
    export const component = (
      <RcsMessage ref={element} message={{}} senderColor="#112233" senderLogo="/l.png" senderVerified="no" notes="none"
        role="img" hidden aria-label="Phone" data-row="1" onClick={() => {}}
        onProblem={({ detail }) => detail.message.at(0)} onTap={({ detail }) => detail.path?.at(0)} />
    );
    export const plain = <rcs-message ref={element} phone="both" text-size="ax1" notes="none" />;
    document.addEventListener('tap', ({ detail: { opens } }) => {
      if (opens?.kind === 'browser') opens.url.at(0);
      // @ts-expect-error There is no such kind.
      if (opens?.kind === 'fax') return;
    });
    element.current?.addEventListener('problem', ({ detail }) => detail.path?.at(0));
    // @ts-expect-error There is no such phone.
    export const wrong = <RcsMessage phone="nokia" />;
  `,
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['esnext', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.tsx'] }));
  let complaints = '';
  try {
    execFileSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { cwd: foreign.folder, stdio: 'pipe' });
  } catch (error) {
    complaints = String((error as { stdout: Buffer }).stdout);
  }
  expect(complaints).toBe('');
});
