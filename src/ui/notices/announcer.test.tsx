// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, announceQuietly, StatusRegion } from './announcer';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => void vi.useRealTimers());

test('a text for screen readers goes when it may no longer be true, and a later one stays its own time', async () => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<StatusRegion />));
  await act(async () => announceQuietly('Deleted: diwali_offer'));
  expect(place.textContent).toBe('Deleted: diwali_offer');
  await act(async () => vi.advanceTimersByTime(15_000));
  await act(async () => announce('Saved.'));
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(place.textContent).toBe('Saved.');
  await act(async () => vi.advanceTimersByTime(15_000));
  expect(place.textContent).toBe('');
});
