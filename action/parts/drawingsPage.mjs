// @ts-check

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escape = (text) =>
  text.replaceAll(/[&<>"]/g, (one) => entities[/** @type {keyof typeof entities} */ (one)]);

/** @param {string} label @param {readonly string[]} pictures */
function side(label, pictures) {
  const images = pictures.map(
    (path) => `<img src="${escape(encodeURI(path))}" alt="${escape(path)}" width="330">`,
  );
  return `<section><h3>${label}</h3>${images.join('') || '<p>None.</p>'}</section>`;
}

/**
 * The drawings as a page: each changed template, before beside after.
 * @param {readonly import('./changes.mjs').Change[]} changes
 * @param {readonly import('./drawChanges.mjs').Row[]} rows
 */
export function writeDrawingsPage(changes, rows) {
  const parts = changes.map(({ file, kind, from }, index) => {
    const { before = [], after = [] } = rows[index]?.pictures ?? {};
    return `<h2>${escape(file)}</h2><p>${kind}${from === undefined ? '' : ` from ${escape(from)}`}</p><div>${side('Before', before)}${side('After', after)}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>RCS templates, before and after</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem }
  div { display: flex; flex-wrap: wrap; gap: 2rem }
  img { margin-inline-end: 1rem }
</style>
<h1>RCS templates, before and after</h1>
${parts.join('\n')}
</html>
`;
}
