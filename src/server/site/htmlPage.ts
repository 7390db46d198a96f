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

/** A page with a heading and one sentence. */
export function noticePage(title: string, text: string, status: number): Promise<Response> {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    status,
  );
}

/** Style sheet of the pages that the server draws itself, without script. */
export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
html { background: light-dark(#fff, #121316); color: light-dark(#171a21, #eceff4); }
body { margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { margin-top: 3rem; border-top: 1px solid #8884; padding-top: 1.5rem; }
h3 { margin-top: 2rem; }
code, pre { font: 0.875em ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; background: #8882; border-radius: 0.5rem; max-height: 24rem; }
.method { display: inline-block; padding: 0 0.5rem; border-radius: 0.375rem; background: #1b6e3c; color: #fff; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid #8884; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0.25rem 0; min-width: 16rem; }
nav { columns: 18rem; }
nav h2 { margin: 0 0 0.25rem; border: 0; padding: 0; font-size: 1rem; }
nav ul { margin: 0 0 1rem; padding-left: 1.25rem; }
section { scroll-margin-top: 1rem; }
table { display: block; overflow-x: auto; }
form[data-method]:not([hidden]) { display: grid; gap: 0.5rem; margin: 1rem 0; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; }
label { display: grid; gap: 0.25rem; }
input, textarea { font: inherit; padding: 0.375rem 0.5rem; border: 1px solid #888; border-radius: 0.375rem; min-width: 0; }
textarea { font: 0.875em ui-monospace, monospace; }
output { display: block; white-space: pre-wrap; font: 0.875em ui-monospace, monospace; max-height: 24rem; overflow: auto; }
summary { min-height: 2rem; cursor: pointer; }
form[data-method] button { justify-self: start; min-width: 8rem; }
a { color: light-dark(#0b57d0, #a8c7fa); }
`;
