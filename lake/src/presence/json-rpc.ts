import { z } from 'zod';

/** The error codes of `@sanity/bifur-client` (`errorCodes.ts`). */
export const RPC_ERROR = {
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  parseError: -32700,
} as const;

type RpcId = string | number | null;

const requestSchema = z.object({
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
});

/** A call. Without an id it is a notification, which gets no response. */
type RpcRequest = z.infer<typeof requestSchema>;

/** An error response to a call, with a code of `RPC_ERROR`. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Parses one JSON-RPC 2.0 call. Throws RpcError with `parseError` or `invalidRequest`. */
export function parseRequest(text: string): RpcRequest {
  const request = requestSchema.safeParse(parseJson(text));
  if (!request.success)
    throw new RpcError(RPC_ERROR.invalidRequest, 'Invalid request: expected {method, params?, id?}');
  return request.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError(RPC_ERROR.parseError, 'Parse error: the message is not JSON');
  }
}

export function formatResult(id: RpcId, result: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

export function formatError(id: RpcId, { code, message }: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

export function formatNotification(method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', method, params });
}
