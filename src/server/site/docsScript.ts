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
    const answer = await fetch(address, {
      method: form.dataset.method,
      headers,
      redirect: 'manual',
      ...(body === null ? {} : { body }),
    });
    const text = await answer.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {}
    output.textContent = form.dataset.method + ' ' + address + '\\n' + (answer.status || 'redirect') + ' ' + answer.statusText + '\\n' +
      [...answer.headers].filter(([name]) => /^(?:content-type|location|retry-after|x-request-id|allow)$/.test(name)).map(([name, value]) => name + ': ' + value).join('\\n') +
      '\\n\\n' + shown.slice(0, 100000);
  } catch {
    output.textContent = 'No answer came. The server may have been stopped.';
  }
}

for (const form of forms)
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });

async function start() {
  const answer = await fetch('/api/connection');
  const { platforms = [] } = answer.ok ? await answer.json() : {};
  const embedded = platforms.find(({ platform }) => platform === 'embedded');
  const note = document.getElementById('try-note');
  if (platforms.length !== 1 || embedded === undefined) {
    note.textContent = 'Requests cannot be sent from here: this server sends to a real platform, or you are not signed in.';
    return;
  }
  note.textContent = 'Every request can be sent from here to the platform inside this server.';
  for (const form of forms) {
    form.hidden = false;
    for (const field of form.querySelectorAll('[name="appId"]')) field.value = embedded.appIds[0] ?? '';
  }
}
void start();
`;
