import type { Identity, TokenRegistry } from './identity.ts';
import type { Caller, Limits } from './limits/limits.ts';
import type { TokenGuard } from './limits/token-guard.ts';
import type { QueryCache } from './query/query-cache.ts';
import type { DatasetRegistry } from './store/dataset-registry.ts';
import type { KeyValueStore } from './store/key-values.ts';
import type { RequestDetails, RequestLog } from './watch/request-log.ts';

/** What the routes work with. */
export type LakeServices = {
  projectId: string;
  /** The origins whose pages may call the lake. */
  allowedOrigins: readonly string[];
  queryCache: QueryCache;
  requests: RequestLog;
  /** Whether only this machine can reach the lake; then its overview needs no token. */
  isLocal: boolean;
  datasets: DatasetRegistry;
  keyValues: KeyValueStore;
  tokens: TokenRegistry;
  limits: Limits;
  tokenGuard: TokenGuard;
};

/** What is known of a request before its route runs. */
export type LakeBindings = {
  /** `1`, `X` or `YYYY-MM-DD`, without the `v`. */
  apiVersion: string;
  /** The path behind the version. */
  path: string;
  identity: Identity | undefined;
  /** What every answer to this request carries. */
  headers: Readonly<Record<string, string>>;
  /** For the log. */
  details: RequestDetails;
  /** Absent for what asks from within this process. */
  caller: Caller | undefined;
};

export type LakeEnvironment = { Bindings: LakeBindings };
