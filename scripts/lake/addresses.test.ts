import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { quoteForShell } from './addresses.ts';

it.each(['$(touch owned);`id`', "it's&#*?", '~/a', 'a b', '', 'http://localhost:3000', 'plain-token_1'])(
  'quotes %j so that a shell returns it unchanged',
  (value) => {
    const script = `NAME=${quoteForShell(value)}; printf %s "$NAME"`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(value);
  },
);

it('does not quote an ordinary address', () => {
  expect(quoteForShell('http://localhost:3000')).toBe('http://localhost:3000');
});
