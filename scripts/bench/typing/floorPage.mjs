// @ts-check
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../../run.mjs';

/**
 * Runs in the floor page.
 * @param {string} tag
 * @param {object} [properties]
 * @param {(Node | string)[]} children
 */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Runs in the floor page: draws as many cards as its address says in plain DOM, with their pictures and the fields of the
 * first one. A page with a form and its preview cannot be much faster than this one on the same machine.
 */
function drawFloor() {
  const description = 'Fresh stock every week, hand picked and delivered to your door. '
    .repeat(8)
    .slice(0, 400);
  const buttons = ['Tell me more', 'Call us', 'Open shop', 'Share location'];
  const form = make('form');
  const preview = make('section', { id: 'preview' });
  const count = Number(location.hash.slice(1));
  for (let card = 1; card <= count; card += 1) {
    const text = make('p', {}, `C${card} ${description}`);
    const picture = `card-${card - 1}.jpg`;
    preview.append(
      make(
        'article',
        {},
        make('img', { src: picture, alt: '', width: 232, height: 112 }),
        make('h3', {}, `Card ${card} title`),
        text,
        ...buttons.map((words) => make('button', { type: 'button' }, words)),
      ),
    );
    if (card > 1) continue;
    const field = Object.assign(document.createElement('textarea'), { rows: 4, value: text.textContent });
    field.addEventListener('input', () => {
      text.textContent = field.value;
    });
    form.append(
      make(
        'fieldset',
        {},
        make('legend', {}, 'Card 1'),
        make('input', { value: picture }),
        make('input', { value: 'Card 1 title' }),
        field,
        ...buttons.map((value) =>
          make('div', {}, make('input', { value }), make('input', { value: 'https://example.com' })),
        ),
      ),
    );
  }
  const main = make('main', {}, form, preview);
  main.style.display = 'flex';
  document.body.append(main);
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><body></body>
<script>${make.toString()};(${drawFloor.toString()})()</script></html>`;

/**
 * Serves the floor page on a free port; the fragment of its address is the number of cards.
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveFloor() {
  const server = createServer(async ({ url = '/' }, response) => {
    const picture = /^\/(card-\d\.jpg)$/.exec(url)?.[1];
    const body = picture ? await readFile(join(root, 'public/examples', picture)) : page;
    response.writeHead(200, { 'content-type': picture ? 'image/jpeg' : 'text/html' }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
