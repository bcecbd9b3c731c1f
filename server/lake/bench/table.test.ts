import { expect, test } from 'vitest';
import { formatTable } from './table.ts';

test('aligns the columns of a table, numbers to the right', () => {
  const rows = [
    ['agent', 12_345.6, 0.1234],
    ['a long name', 7, undefined],
  ];
  expect(formatTable('Reads', ['query', 'per second', 'ms'], rows)).toBe(`
Reads

| query       | per second |   ms |
|-------------|-----------:|-----:|
| agent       |     12,346 | 0.12 |
| a long name |          7 |    – |`);
});
