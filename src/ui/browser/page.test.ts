import { expect, test, vi } from 'vitest';
import { createReloadGuard } from './page';

test('the page reloads only after everything that is open was saved', async () => {
  const order: string[] = [];
  const { saveBeforeReload, reloadPage } = createReloadGuard();
  saveBeforeReload(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    order.push('saved');
    return true;
  });
  expect(await reloadPage(() => order.push('reloaded'))).toBe(true);
  expect(order).toEqual(['saved', 'reloaded']);
});

test.each([
  ['is refused', () => Promise.resolve(false)],
  ['fails', () => Promise.reject(new Error('The storage is gone.'))],
])('the page does not reload when a save %s', async (_, save) => {
  const { saveBeforeReload, reloadPage } = createReloadGuard();
  const remove = saveBeforeReload(save);
  const reload = vi.fn<() => void>();
  expect(await reloadPage(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  remove();
  expect(await reloadPage(reload)).toBe(true);
});
