// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from './deviceStore';

const open = () =>
  createDeviceStore(
    'key',
    () => 'initial',
    (stored) => (typeof stored === 'string' ? stored : undefined),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('createDeviceStore', () => {
  it('remembers the value', () => {
    open().setState('chosen');
    expect(open().getState()).toBe('chosen');
  });

  it.each(['', '{', 'null', '7', '{"a":1}'])('starts with the initial value when %j is stored', (stored) => {
    localStorage.setItem('key', stored);
    expect(open().getState()).toBe('initial');
  });

  it('follows a change in another tab', () => {
    const store = open();
    window.dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: '"elsewhere"' }));
    expect(store.getState()).toBe('elsewhere');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '"no"' }));
    expect(store.getState()).toBe('elsewhere');
  });

  it('keeps the value for this page when the storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open();
    expect(store.getState()).toBe('initial');
    store.setState('chosen');
    expect(store.getState()).toBe('chosen');
  });
});
