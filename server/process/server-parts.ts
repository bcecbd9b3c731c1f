import type { Lake } from 'embedded-content-lake';
import type { DiskSpace } from './disk-space.ts';
import type { Environment } from './environment.ts';
import type { Addresses } from './hosts.ts';
import type { Metrics } from './metrics.ts';

/** What a server has opened before it answers requests, and what its parts are made from. */
export type ServerParts = {
  environment: Environment;
  addresses: Addresses;
  lake: Lake;
  adminToken: string;
  disk: DiskSpace;
  metrics: Metrics;
  /** Identifies this server process in the response of the health check. */
  instance: string;
};
