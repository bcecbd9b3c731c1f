// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openUnsavedStore } from './unsaved-store.ts';

const field = { name: 'title', before: 'Books', typed: 'Books, kept' };
const texts = {
  id: 'agent-tara',
  type: 'agent',
  title: 'Tara',
  pending: [field],
  lost: [],
  window: 'this window',
};

const closed = new Map<string, PromiseWithResolvers<void>>();
const windows = {
  own: 'this window',
  whenClosed: (id: string) => {
    closed.set(id, Promise.withResolvers<void>());
    return closed.get(id)?.promise ?? Promise.resolve();
  },
};

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

it('makes pending changes lost ones once their window is closed', async () => {
  const store = openUnsavedStore('ann', windows);
  store.put({ ...texts, id: 'earlier', window: 'earlier window' });
  store.put({ ...texts, id: 'own' });
  const lost = () => store.all().flatMap(({ id, lost: { length } }) => (length > 0 ? [id] : []));
  onTestFinished(store.followWindows());
  store.put({ ...texts, id: 'sending', window: 'other window' });
  closed.get('earlier window')?.resolve();
  await vi.waitFor(() => expect(lost()).toEqual(['earlier']));
  store.put({ ...texts, id: 'also sending', window: 'other window' });
  closed.get('other window')?.resolve();
  await vi.waitFor(() => expect(lost().sort()).toEqual(['also sending', 'earlier', 'sending']));
});
