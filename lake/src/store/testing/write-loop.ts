// The durability test runs this in its own process. Writes in an endless loop, and prints each id once it is acknowledged.
import { writeSync } from 'node:fs';
import { openDatabase } from '../database.ts';
import { Dataset } from '../dataset.ts';

const dataset = new Dataset(openDatabase(process.argv[2] ?? ''), 'production');
for (let n = 0; ; n += 1) {
  const { transactionId } = await dataset.transact({ author: 'writer' }, (pending) => {
    for (const _id of [`left-${n}`, `right-${n}`]) {
      const times = { _createdAt: pending.timestamp, _updatedAt: pending.timestamp };
      pending.put({ _id, _type: 'half', ...times }, 'create');
    }
  });
  // Synchronous, so that exactly the acknowledged ids are printed.
  writeSync(1, `${n} ${transactionId}\n`);
}
