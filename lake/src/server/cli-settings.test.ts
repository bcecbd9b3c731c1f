import { expect, it } from 'vitest';
import { CommandError, readSettings, USAGE } from './cli-settings.ts';

it.each([
  [[], 'Say what to do: embedded-content-lake serve.'],
  [['serve', 'now'], 'now is not understood.'],
  [['serve', '--port', '99999'], '--port 99999 is no port.'],
  [['serve', '--project', 'a b'], '--project a b is no project id: use a-z, 0-9 and -.'],
  [['serve', '--token', 'short'], '--token needs at least 16 characters without spaces.'],
  [
    ['serve', '--origin', 'localhost'],
    '--origin localhost is no origin: write it as https://studio.example.org, without a path.',
  ],
  [
    ['serve', '--host', '0.0.0.0'],
    'A lake on 0.0.0.0 needs the address that others reach it by: --url https://lake.example.org.',
  ],
  [['serve', '--tls-cert', 'lake.pem'], '--tls-cert and --tls-key belong together: give both.'],
  [['serve', '--tls-key', 'lake-key.pem'], '--tls-cert and --tls-key belong together: give both.'],
])('%j is refused', (args, sentence) => {
  expect(() => readSettings(args)).toThrow(new CommandError(sentence));
});

it('tells its options when it is asked for them', () => {
  for (const args of [['--help'], ['serve', '--help']]) expect(readSettings(args)).toBeUndefined();
  expect(USAGE).toMatch(/^embedded-content-lake serve .*--data <folder>/);
});
