import type { Identity, TokenRegistry } from './identity.ts';
import type { Caller, Limits } from './limits/limits.ts';
import type { TokenGuard } from './limits/token-guard.ts';
import type { QueryCache } from './query/query-cache.ts';
import type { RequestDetails, RequestLog } from './requests/request-log.ts';
import type { DatasetRegistry } from './store/dataset-registry.ts';
import type { KeyValueStore } from './store/key-values.ts';

/** The services that routes use. */
export type LakeServices = {
  projectId: string;
  /** The origins whose pages may call the lake. */
  allowedOrigins: readonly string[];
  queryCache: QueryCache;
  requests: RequestLog;
  /** Whether only this machine can reach the lake, so that its overview needs no token. */
  isLocal: boolean;
  datasets: DatasetRegistry;
  keyValues: KeyValueStore;
  tokens: TokenRegistry;
  limits: Limits;
  tokenGuard: TokenGuard;
};

/** The properties of a request that are determined before its route runs. */
export type LakeBindings = {
  /** `1`, `X` or `YYYY-MM-DD`, without the `v`. */
  apiVersion: string;
  /** The path after the version. */
  path: string;
  identity: Identity | undefined;
  /** Headers for every response to this request. */
  headers: Readonly<Record<string, string>>;
  /** Details for the request log. */
  details: RequestDetails;
  /** Absent for calls from within the process. */
  caller: Caller | undefined;
};

export type LakeEnvironment = { Bindings: LakeBindings };
