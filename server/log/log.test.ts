import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runWithinRequest } from 'embedded-content-lake/http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLog, takeOverConsole } from './log.ts';

function readLog(options: { production: boolean; secrets?: string[] }) {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  return { log: openLog({ logLevel: 'info', secrets: [], ...options }, output), lines };
}

describe('the log', () => {
  it('writes one JSON object per line in production, with the id of the current request', () => {
    const { log, lines } = readLog({ production: true });
    runWithinRequest('from-the-proxy-1', () => log.warn({ path: '/about' }, 'slow'));
    expect(JSON.parse(lines.join())).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: 'from-the-proxy-1',
      path: '/about',
      msg: 'slow',
    });
  });

  it('writes readable lines in local use', () => {
    const { log, lines } = readLog({ production: false });
    log.info({ method: 'GET', status: 200 }, 'answered');
    log.error({ error: new Error('no such page') }, 'failed');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}answered method=GET status=200\n$/);
    expect(lines[1]).toMatch(/error failed\nError: no such page\n +at /);
  });

  it.each([
    'process.exit(3)',
    'throw new Error("the end")',
    'setTimeout(() => process.kill(process.pid, "SIGKILL"), 500)',
  ])('writes every line before the process ends: %s', (end) => {
    const url = JSON.stringify(join(import.meta.dirname, 'log.ts'));
    const program = `import { openLog } from ${url};
        const log = openLog({ logLevel: 'info', production: true, secrets: [] });
        for (let n = 0; n < 100; n += 1) log.info('line ' + n);
        ${end}`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stderr.match(/"msg":"line \d+"/g)).toHaveLength(100);
  });

  it('redacts configured secrets, and those in headers and URL parameters', () => {
    const { log, lines } = readLog({ production: true, secrets: ['the "admin" token', 'sk-provider'] });
    const cause = new Error('Authorization: Bearer sess-123, key sk-provider');
    log.error({ error: new Error('GET /x?token=abc&y=1 by the "admin" token', { cause }) }, 'see #token=def');
    const text = lines.join();
    for (const secret of ['sess-123', 'sk-provider', 'abc', 'admin', 'def'])
      expect(text).not.toContain(secret);
    expect(text).toContain('&y=1');
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('logs console errors and warnings, without the additional properties of an error', () => {
    const { log, lines } = readLog({ production: true });
    const giveBack = takeOverConsole(log);
    onTestFinished(giveBack);
    console.error('A page failed:', Object.assign(new Error('lake is down'), { request: { secret: 'x1' } }));
    console.warn('deprecated: %s', 'old');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      msg: 'A page failed:',
      error: { name: 'Error', message: 'lake is down' },
    });
    expect(lines[0]).not.toContain('x1');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'warn', msg: 'deprecated: old' });
  });
});
