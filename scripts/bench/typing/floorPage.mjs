// @ts-check
import { createServer } from 'node:http';

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
 * Runs in the floor page: draws as many cards as its address says in plain DOM, with the fields of the first one. A page
 * with a form and its preview cannot be much faster than this one on the same machine.
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
    preview.append(
      make(
        'article',
        {},
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
    const titles = [
      make('input', { value: 'https://example.com/0.png' }),
      make('input', { value: 'Card 1 title' }),
    ];
    const pairs = buttons.flatMap((value) => [
      make('input', { value }),
      make('input', { value: 'https://example.com' }),
    ]);
    form.append(...titles, field, ...pairs);
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
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound ? bound.port : 0;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}
