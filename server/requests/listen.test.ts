import { Server } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../process/environment.ts';
import { listen } from './listen.ts';

it('allows an hour for an upload, keeps Node’s timeout for headers, and lets a proxy close idle connections', async () => {
  const environment = readEnvironment({ PORT: '0' }, import.meta.dirname);
  const { server } = await listen(environment, () => new Response());
  onTestFinished(() => void server.close());
  expect(server).toBeInstanceOf(Server);
  expect(server).toMatchObject({
    requestTimeout: 3_600_000,
    headersTimeout: 60_000,
    keepAliveTimeout: 130_000,
  });
});
