import { expect, it } from 'vitest';
import { fuzz } from '../../scripts/fuzz/fuzz.ts';

it('answers 1,500 random requests without a fault of its own (npm run fuzz sends 100,000)', async () => {
  const report = await fuzz({ requests: 1_500, seed: 1 });
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.statuses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '501']),
  );
}, 120_000);
