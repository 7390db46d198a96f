// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../run.mjs';

/** The whole page in one component: what people write first. */
const source = `
import { createRoot } from 'react-dom/client';
import { createElement as h } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
const words = 'Fresh stock every week, hand picked and delivered to your door. '.repeat(8).slice(0, 400);
const buttons = ['Tell me more', 'Call us', 'Open shop', 'Share location'];
const cards = Array.from({ length: 10 }, (_, i) => ({
  image: '/card-' + i + '.jpg', title: 'Card ' + (i + 1) + ' title', description: 'C' + (i + 1) + ' ' + words,
  buttons: buttons.map((text, b) => ({ text, url: 'https://example.com/' + i + '/' + b })),
}));
const schema = z.object({ cards: z.array(z.object({
  image: z.string().max(2048), title: z.string().max(200), description: z.string().max(2000),
  buttons: z.array(z.object({ text: z.string().min(1).max(25), url: z.url().max(2048) })).max(4),
})).min(1).max(10) });
function Page() {
  const form = useForm({ defaultValues: { cards }, mode: 'onChange', resolver: zodResolver(schema) });
  const value = form.watch();
  const input = (name) => h('input', { key: name, ...form.register(name) });
  return h('main', { style: { display: 'flex' } },
    h('form', null, cards.map((card, i) => h('fieldset', { key: i },
      input('cards.' + i + '.image'), input('cards.' + i + '.title'),
      h('textarea', { rows: 4, ...form.register('cards.' + i + '.description') }),
      card.buttons.map((_, b) => h('div', { key: b },
        input('cards.' + i + '.buttons.' + b + '.text'), input('cards.' + i + '.buttons.' + b + '.url')))))),
    h('section', { id: 'preview' }, value.cards.map((card, i) => h('article', { key: i },
      h('img', { src: card.image, alt: '', width: 232, height: 112 }), h('h3', null, card.title),
      h('p', null, card.description),
      card.buttons.map((button, b) => h('button', { key: b, type: 'button' }, button.text))))));
}
createRoot(document.getElementById('root')).render(h(Page));
`;
const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><body><div id="root"></div>
<script type="module" src="./page.js"></script></body></html>`;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.jpg': 'image/jpeg' };

/**
 * Builds and serves a bare page of React, react-hook-form and zod with the same ten cards and their pictures: the control
 * of the opening.
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveBarePage() {
  const folder = mkdtempSync(join(root, 'node_modules/.bare-page-'));
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'page.js'), source);
  const outDir = join(folder, 'built');
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir } });
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/');
    const type = types[/** @type {keyof typeof types} */ (extname(path))];
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    const folderOf = type === types['.jpg'] ? join(root, 'public/examples') : outDir;
    const body = compressed.get(path) ?? gzipSync(readFileSync(join(folderOf, path)));
    compressed.set(path, body);
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
