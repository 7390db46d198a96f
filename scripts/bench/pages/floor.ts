// Plain DOM with the fields of the first card only: a form with a preview cannot be much faster on the same machine.
import { cards } from './cards';

const drawn = cards.map(
  ({ image, title, description, buttons }) => `<article>
    <img src="${image}" alt="" width="232" height="112"><h3>${title}</h3><p>${description}</p>
    ${buttons.map(({ text }) => `<button type="button">${text}</button>`).join('')}
  </article>`,
);
const [fields = ''] = cards.map(
  ({ image, title, description, buttons }) => `<form>
    <input value="${image}"><input value="${title}"><textarea rows="4">${description}</textarea>
    ${buttons.map(({ text, url }) => `<input value="${text}"><input value="${url}">`).join('')}
  </form>`,
);
document.body.innerHTML = `${fields}<section id="preview">${drawn.join('')}</section>`;
const field = document.querySelector('textarea');
const text = document.querySelector('#preview p');
field?.addEventListener('input', () => {
  if (text) text.textContent = field.value;
});
