import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reply, textMessage } from '../phone/support/templates';
import { expect, test } from './support/elementTest';

const message = textMessage('Hello from another React', [reply('Hi there')]);

/** What somebody writes who has the documentation only. */
const app = `
import { createElement, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { RcsMessage } from 'rcs-template-builder/element/react';
import 'rcs-template-builder/element/placeholder.css';

function Desk() {
  const [tapped, setTapped] = useState('');
  const [isShown, setIsShown] = useState(true);
  return createElement('main', null,
    createElement('h1', null, 'Desk with React ' + version),
    createElement('button', { onClick: () => setIsShown(!isShown) }, 'Close'),
    createElement('output', null, tapped),
    isShown && createElement(RcsMessage, {
      message: ${JSON.stringify(message)},
      phone: 'iphone', theme: 'dark', textSize: 'large', className: 'phone',
      sender: { name: 'Lark & Loom' },
      onTap: ({ detail }) => setTapped(detail.kind + ': ' + detail.text),
    }));
}
createRoot(document.querySelector('#root')).render(createElement(Desk));
`;

test('a Vite app with another React draws it from the package', async ({ page, foreign }) => {
  const folder = join(foreign.folder, 'app');
  mkdirSync(folder, { recursive: true });
  for (const name of ['react', 'react-dom']) {
    // A copy: a link would find the packages of this project.
    cpSync(`node_modules/${name}-foreign`, join(foreign.folder, 'node_modules', name), { recursive: true });
  }
  cpSync(
    'node_modules/react-dom-foreign/node_modules/scheduler',
    join(foreign.folder, 'node_modules/scheduler'),
    {
      recursive: true,
    },
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'main.js'), app);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Desk</title><div id="root"></div><script type="module" src="./main.js"></script></html>',
  );
  const vite = resolve('node_modules/vite/bin/vite.js');
  const options = ['build', '--base', '/app/dist/', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], { cwd: folder, stdio: 'pipe' });

  await page.goto(`${foreign.address}/app/dist/index.html`);
  await expect(page.getByRole('heading', { name: 'Desk with React 19.0.0' })).toBeVisible();
  const phone = page.getByRole('region', { name: 'iPhone preview' });
  await expect(phone).toContainText('Hello from another React');
  await expect(phone).toContainText('Lark & Loom');
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  // Its fonts came with the build of the app.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  await phone.getByRole('button', { name: 'Hi there' }).click();
  await expect(page.getByText('reply: Hi there')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(phone).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(0);
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
  cpSync(
    join(foreign.folder, 'node_modules/rcs-template-builder'),
    join(foreign.folder, 'server/node_modules/rcs-template-builder'),
    { recursive: true, filter: (file) => !file.includes('/fonts') && !file.includes('/page') },
  );
  writeFileSync(join(foreign.folder, 'server/render.mjs'), script);
  const html = execFileSync(process.execPath, ['render.mjs'], {
    cwd: join(foreign.folder, 'server'),
    encoding: 'utf8',
  });
  expect(html).toBe('<rcs-message phone="both" text-size="ax1" pictures=""></rcs-message>');
});
