// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openUnsavedStore } from './unsaved-store.ts';

const field = { name: 'title', before: 'Books', typed: 'Books, kept' };
const texts = { id: 'agent-tara', type: 'agent', title: 'Tara', pending: [field], lost: [] };

beforeEach(() => localStorage.clear());

it('stores texts per user until there are none', () => {
  const store = openUnsavedStore('local:production:ann');
  store.put(texts);
  expect(openUnsavedStore('local:production:ann').find('agent-tara')).toEqual(texts);
  expect(openUnsavedStore('local:production:bob').all()).toEqual([]);
  store.put({ ...texts, pending: [] });
  expect(store.all()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('is notified of changes by another window', () => {
  const store = openUnsavedStore('local:production:ann');
  const onChange = vi.fn();
  const stop = store.listen(onChange);
  expect(store.all()).toEqual([]);
  openUnsavedStore('local:production:ann').put(texts);
  window.dispatchEvent(new StorageEvent('storage', { key: 'unsaved-texts:local:production:ann:agent-tara' }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.all()).toEqual([texts]);
  stop();
});

it('tolerates full storage and invalid entries', () => {
  localStorage.setItem('unsaved-texts:ann:a', '{');
  localStorage.setItem('unsaved-texts:ann:b', '{"id":"b"}');
  const store = openUnsavedStore('ann');
  expect(store.all()).toEqual([]);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.put(texts);
  full.mockRestore();
  expect(store.find('agent-tara')).toBeUndefined();
});
