// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStore } from './createDeviceStore';

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
    open().set('chosen');
    expect(open().get()).toBe('chosen');
  });

  it.each(['', '{', 'null', '7', '{"a":1}'])('starts with the initial value when %j is stored', (stored) => {
    localStorage.setItem('key', stored);
    expect(open().get()).toBe('initial');
  });

  it('follows a change in another tab', () => {
    const store = open();
    window.dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: '"elsewhere"' }));
    expect(store.get()).toBe('elsewhere');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '"no"' }));
    expect(store.get()).toBe('elsewhere');
  });

  it('keeps the value for this page when the storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open();
    expect(store.get()).toBe('initial');
    store.set('chosen');
    expect(store.get()).toBe('chosen');
  });
});
