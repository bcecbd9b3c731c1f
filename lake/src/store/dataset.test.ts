import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Commit } from './commit.ts';
import { openDatabase } from './database.ts';
import { Dataset } from './dataset.ts';
import { DatasetRegistry } from './dataset-registry.ts';
import { makeBook, openTestDataset, write } from './testing/test-dataset.ts';

describe('transact', () => {
  it('stores a whole transaction or none of it', async () => {
    const dataset = openTestDataset();
    const failing = dataset.transact({ author: 'tester' }, (pending) => {
      pending.put(makeBook('a'), 'create');
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(dataset.listAll()).toEqual([]);
    await write(dataset, makeBook('b'));
    expect(dataset.listAll()).toMatchObject([{ _id: 'b' }]);
  });

  it('runs one transaction at a time, in order of arrival', async () => {
    const dataset = openTestDataset();
    const order: string[] = [];
    const slow = dataset.transact({ author: 'tester' }, async (pending) => {
      order.push('slow begins');
      await new Promise((resolve) => setTimeout(resolve, 5));
      pending.put(makeBook('a', { n: 1 }), 'create');
      order.push('slow ends');
    });
    const quick = dataset.transact({ author: 'tester' }, (pending) => {
      order.push(`quick sees ${String(pending.get('a')?.n)}`);
    });
    await Promise.all([slow, quick]);
    expect(order).toEqual(['slow begins', 'slow ends', 'quick sees 1']);
  });

  it('refuses a transaction id that was used before', async () => {
    const dataset = openTestDataset();
    const once = () =>
      dataset.transact({ author: 'tester', transactionId: 'tx' }, (pending) => {
        pending.put(makeBook('a'), 'createOrReplace');
      });
    await expect(once()).resolves.toMatchObject({ transactionId: 'tx' });
    await expect(once()).rejects.toMatchObject({ status: 409, type: 'transactionAlreadyExistsError' });
  });

  it('only validates with dryRun', async () => {
    const dataset = openTestDataset();
    const listener = vi.fn();
    dataset.onCommit(listener);
    await dataset.transact({ author: 'tester', transactionId: 'tx', dryRun: true }, (pending) => {
      pending.put(makeBook('a'), 'create');
    });
    expect(dataset.listAll()).toEqual([]);
    expect(dataset.log.has('tx')).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('stores nothing and calls no listener when nothing changes', async () => {
    const dataset = openTestDataset();
    const listener = vi.fn();
    dataset.onCommit(listener);
    await dataset.transact({ author: 'tester', transactionId: 'tx' }, (pending) => {
      pending.put(makeBook('short'), 'create');
      pending.remove('short');
    });
    expect(listener).not.toHaveBeenCalled();
    expect(dataset.log.has('tx')).toBe(false);
  });

  it('stores nothing of a transaction during which the dataset is deleted', async () => {
    const datasets = new DatasetRegistry(openDatabase(':memory:'), ['production']);
    const { promise: isDeleted, resolve: goOn } = Promise.withResolvers<void>();
    const transaction = datasets.get('production').transact({ author: 'tester' }, async (pending) => {
      await isDeleted;
      pending.put(makeBook('a'), 'create');
    });
    await Promise.resolve();
    datasets.delete('production');
    goOn();
    await expect(transaction).rejects.toMatchObject({ status: 404 });
    datasets.create('production', 'public');
    expect(datasets.get('production').listAll()).toEqual([]);
  });

  it('never uses an earlier time than the previous transaction, even when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2) });
    onTestFinished(() => void vi.useRealTimers());
    const database = openDatabase(':memory:');
    const stamped = async (dataset: Dataset, id: string) => {
      const transactionId = await write(dataset, makeBook(id));
      return dataset.log.listChanges([id]).find((change) => change.transactionId === transactionId)
        ?.timestamp;
    };
    const first = new Dataset(database, 'production');
    expect(await stamped(first, 'a')).toBe('2026-01-02T00:00:00.000Z');
    vi.setSystemTime(Date.UTC(2026, 0, 1));
    expect(await stamped(first, 'a')).toBe('2026-01-02T00:00:00.000Z');
    const restarted = new Dataset(database, 'production');
    expect(await stamped(restarted, 'b')).toBe('2026-01-02T00:00:00.000Z');
    vi.setSystemTime(Date.UTC(2026, 0, 3));
    expect(await stamped(restarted, 'b')).toBe('2026-01-03T00:00:00.000Z');
  });

  it('leaves the documents unchanged when the disk write fails', async () => {
    const database = openDatabase(':memory:');
    const dataset = new Dataset(database, 'production');
    await write(dataset, makeBook('a', { n: 1 }));
    database.exec("CREATE TRIGGER full BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    await expect(write(dataset, makeBook('a', { n: 2 }), makeBook('b'))).rejects.toThrow('disk full');
    expect(dataset.listAll()).toMatchObject([{ _id: 'a', n: 1 }]);
    database.exec('DROP TRIGGER full');
    await write(dataset, makeBook('a', { n: 3 }));
    expect(new Dataset(database, 'production').listAll()).toMatchObject([{ _id: 'a', n: 3 }]);
  });
});

describe('onCommit', () => {
  it('calls a listener once the commit can be read, until it unsubscribes', async () => {
    const dataset = openTestDataset();
    const seen: unknown[] = [];
    const stop = dataset.onCommit((commit: Commit) => seen.push([commit.author, dataset.get('a')?.n]));
    const transactionId = await write(dataset, makeBook('a', { n: 1 }));
    expect(dataset.get('a')?._rev).toBe(transactionId);
    stop();
    await write(dataset, makeBook('a', { n: 2 }));
    expect(seen).toEqual([['tester', 1]]);
  });

  it('does not let a throwing listener fail the commit or other listeners', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const dataset = openTestDataset();
    const other = vi.fn();
    dataset.onCommit(() => {
      throw new Error('not my day');
    });
    dataset.onCommit(other);
    const transactionId = await write(dataset, makeBook('a'));
    expect(dataset.get('a')).toBeDefined();
    expect(other).toHaveBeenCalledOnce();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      `A listener failed on the commit ${transactionId}:`,
      expect.objectContaining({ message: 'not my day' }),
    );
  });
});

it('lists documents by id, without private ones for anonymous readers', async () => {
  const dataset = openTestDataset();
  await write(dataset, makeBook('b'), makeBook('drafts.a'), makeBook('a'), makeBook('versions.r.a'));
  expect(dataset.listAll().map(({ _id }) => _id)).toEqual(['a', 'b', 'drafts.a', 'versions.r.a']);
  expect(dataset.index.getView('raw', true).documents.map(({ _id }) => _id)).toEqual(['a', 'b']);
});
