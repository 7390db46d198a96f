/**
 * The script of `/docs`: lets a person send each request, while this server has its embedded platform. The requests go
 * through `/api`, which adds the credentials.
 */
export const docsScript = `'use strict';
const forms = document.querySelectorAll('form[data-method]');

async function send(form) {
  const output = form.querySelector('output');
  const fields = new FormData(form);
  const values = (place) => [...form.querySelectorAll('[data-in="' + place + '"]')];
  let address = form.dataset.path;
  for (const field of values('path'))
    address = address.replace('{' + field.name + '}', encodeURIComponent(field.value));
  const query = new URLSearchParams(values('query').filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  if (String(query) !== '') address += '?' + query;
  const headers = Object.fromEntries(values('header').filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  const file = form.querySelector('[type="file"]');
  const body = file ? (file.files[0] ?? '') : fields.get('body');
  if (body !== null) headers['Content-Type'] = file ? file.dataset.type : 'application/json';
  output.textContent = 'Sending…';
  try {
    const response = await fetch(address, {
      method: form.dataset.method,
      headers,
      redirect: 'manual',
      ...(body === null ? {} : { body }),
    });
    const text = await response.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {}
    output.textContent = form.dataset.method + ' ' + address + '\\n' + (response.status || 'redirect') + ' ' + response.statusText + '\\n' +
      [...response.headers].filter(([name]) => /^(?:content-type|location|retry-after|x-request-id|allow)$/.test(name)).map(([name, value]) => name + ': ' + value).join('\\n') +
      '\\n\\n' + shown.slice(0, 100000);
  } catch {
    output.textContent = 'No response. The server may have stopped.';
  }
}

for (const form of forms)
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });

async function start() {
  const response = await fetch('/api/connection').catch(() => undefined);
  const note = document.getElementById('try-note');
  if (response === undefined) {
    note.textContent = 'You cannot send requests from here: the server is not responding.';
    return;
  }
  const { platforms = [] } = response.ok ? await response.json() : {};
  const embedded = platforms.find(({ platform }) => platform === 'embedded');
  if (platforms.length !== 1 || embedded === undefined) {
    note.textContent = 'You cannot send requests from here: this server uses a real platform, or you are not signed in.';
    return;
  }
  note.textContent = 'You can send every request from here to the embedded platform.';
  for (const form of forms) {
    form.hidden = false;
    for (const field of form.querySelectorAll('[name="appId"]')) field.value = embedded.appIds[0] ?? '';
  }
}
void start();
`;
