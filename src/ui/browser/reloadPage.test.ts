import { expect, test, vi } from 'vitest';
import { reloadPage, saveBeforeReload } from './reloadPage';

test('the page is reloaded only after everything that is open was saved', async () => {
  const order: string[] = [];
  const stop = saveBeforeReload(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    order.push('saved');
    return true;
  });
  expect(await reloadPage(() => order.push('reloaded'))).toBe(true);
  expect(order).toEqual(['saved', 'reloaded']);
  stop();
});

test.each([
  ['is refused', () => Promise.resolve(false)],
  ['fails', () => Promise.reject(new Error('The storage is gone.'))],
])('the page stays where a saving %s', async (_, save) => {
  const stop = saveBeforeReload(save);
  const reload = vi.fn<() => void>();
  expect(await reloadPage(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  stop();
  expect(await reloadPage(reload)).toBe(true);
});
