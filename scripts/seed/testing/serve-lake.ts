import { type ServerType, serve } from '@hono/node-server';
import type { SanityClient } from '@sanity/client';
import { openLake } from 'embedded-content-lake';
import { createContentClient } from '../../shared/content-client.ts';

/** An empty lake in memory on a free port, with a client that has write access. */
export type ServedLake = {
  client: SanityClient;
  internalUrl: string;
  adminToken: string;
  close: () => Promise<void>;
};

/** Responds in place of the lake, to simulate errors, or returns undefined to let a request through. */
export type Obstacle = (request: Request) => Promise<Response | undefined>;

export async function serveLake(obstacle?: Obstacle): Promise<ServedLake> {
  const adminToken = 'test-token-long-enough';
  const lake = openLake({ path: ':memory:', projectId: 'local', datasets: ['production'], adminToken });
  const fetch = async (request: Request) => (await obstacle?.(request)) ?? lake.fetch(request);
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server, port: info.port }),
    );
  });
  const internalUrl = `http://127.0.0.1:${port}`;
  return {
    client: createContentClient({
      url: internalUrl,
      projectId: 'local',
      dataset: 'production',
      token: adminToken,
    }),
    internalUrl,
    adminToken,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      lake.close();
    },
  };
}
