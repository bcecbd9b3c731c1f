// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openUnsavedStore } from './unsaved-store.ts';

const field = { name: 'title', before: 'Books', typed: 'Books, kept' };
const texts = { id: 'agent-tara', type: 'agent', title: 'Tara', pending: [field], lost: [] };

const open = new Set(['this window']);
const windows = { own: 'this window', isOpen: async (id: string) => open.has(id) };

beforeEach(() => localStorage.clear());

it('stores texts per user until there are none', () => {
  const store = openUnsavedStore('local:production:ann', windows);
  store.put(texts);
  expect(openUnsavedStore('local:production:ann', windows).find('agent-tara')).toEqual(texts);
  expect(openUnsavedStore('local:production:bob', windows).all()).toEqual([]);
  store.put({ ...texts, pending: [] });
  expect(store.all()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('is notified of changes by another window', () => {
  const store = openUnsavedStore('local:production:ann', windows);
  const onChange = vi.fn();
  const stop = store.listen(onChange);
  expect(store.all()).toEqual([]);
  openUnsavedStore('local:production:ann', windows).put(texts);
  window.dispatchEvent(new StorageEvent('storage', { key: 'unsaved-texts:local:production:ann:agent-tara' }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.all()).toEqual([texts]);
  stop();
});

it('tolerates full storage and invalid entries', () => {
  localStorage.setItem('unsaved-texts:ann:a', '{');
  localStorage.setItem('unsaved-texts:ann:b', '{"id":"b"}');
  const store = openUnsavedStore('ann', windows);
  expect(store.all()).toEqual([]);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.put(texts);
  full.mockRestore();
  expect(store.find('agent-tara')).toBeUndefined();
});

it('takes over the pending changes of closed windows only', async () => {
  const store = openUnsavedStore('ann', windows);
  store.put({ ...texts, id: 'crashed', window: 'crashed window' });
  store.put({ ...texts, id: 'sending', window: 'other window' });
  store.put({ ...texts, id: 'own', window: 'this window' });
  store.put({ ...texts, id: 'unknown' });
  open.add('other window');
  await store.adoptClosed();
  const lost = store.all().filter((entry) => entry.lost.length > 0);
  expect(lost.map(({ id, pending }) => [id, pending])).toEqual([
    ['crashed', []],
    ['unknown', []],
  ]);
  open.delete('other window');
  await store.adoptClosed();
  expect(store.find('sending')).toMatchObject({ pending: [], lost: [field] });
});
