// Run as a process of its own by the durability test: writes without end, and prints each id once it is acknowledged.
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
  // Synchronous: what is printed was acknowledged, and what was acknowledged is printed.
  writeSync(1, `${n} ${transactionId}\n`);
}
