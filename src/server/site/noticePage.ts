import { html } from 'hono/html';
import { htmlPage } from './htmlPage';

/** A page with a heading and one sentence. */
export function noticePage(title: string, text: string, status: number): Promise<Response> {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    status,
  );
}
