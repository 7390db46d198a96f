// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { withMenuOf, withoutNotes } from './drawnParts';

const menuIn = (phone: Element) => phone.querySelector('[data-part="menu"]');

function drawPhone(menu: string): Element {
  const phone = document.createElement('div');
  phone.innerHTML = `<section data-part="phone">${menu}</section>`;
  document.body.append(phone);
  return phone;
}

afterEach(() => document.body.replaceChildren());

test('another drawing of a phone shows its open menu at rest, for the time of an act', async () => {
  const shown = drawPhone(
    '<div data-part="menu"><div data-arrives="true" style="top: 40px">Call</div></div>',
  );
  const drawing = drawPhone('');
  const during = await withMenuOf(drawing, shown, () => Promise.resolve(menuIn(drawing)?.innerHTML));
  expect(during).toBe('<div style="top: 40px">Call</div>');
  expect(menuIn(drawing)).toBeNull();
  expect(menuIn(shown)).not.toBeNull();
});

test('a menu that was lent is taken back when the act fails; without one nothing changes', async () => {
  const shown = drawPhone('<div data-part="menu"></div>');
  const drawing = drawPhone('');
  await expect(withMenuOf(drawing, shown, () => Promise.reject(new Error('no room')))).rejects.toThrow();
  expect(menuIn(drawing)).toBeNull();
  expect(await withMenuOf(shown, drawing, () => Promise.resolve(1))).toBe(1);
  expect(menuIn(shown)).not.toBeNull();
});

test('a phone is without our notes for the time of an act, also of one that fails', async () => {
  const phone = drawPhone('<p>Some phones cut off what is below</p>');
  expect(await withoutNotes(phone, async () => phone.hasAttribute('data-without-notes'))).toBe(true);
  expect(phone.hasAttribute('data-without-notes')).toBe(false);
  await expect(withoutNotes(phone, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(phone.hasAttribute('data-without-notes')).toBe(false);
});
