import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A whole page without script, in the style of `/docs.css`. */
export async function htmlPage(title: string, content: Html, status = 200): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
  return new Response(String(page), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
