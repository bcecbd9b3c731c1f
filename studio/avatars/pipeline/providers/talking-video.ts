import type { Expression } from '../avatar.ts';
import { messages } from '../messages.ts';
import { type Connection, createAuthorization, hasCredentials } from './connection.ts';
import { readErrorBody } from './error-body.ts';
import { sendPaidRequest } from './paid-request.ts';
import { ProviderError } from './provider-error.ts';
import { createParseError, readJson, readObject, readString } from './read-json.ts';
import { send } from './send.ts';
import { getStatusText } from './status-text.ts';

/** Polling interval and maximum wait, in milliseconds. */
const pollInterval = 3000;
const longestWait = 120_000;

const TIMEOUT_MS = 30_000;

interface TalkRequest {
  /** An https URL that ends in .jpg, .jpeg or .png. */
  sourceUrl: string;
  /** A URL that ends in mp3, wav, m4a, flac or mp4. */
  audioUrl: string;
  expression: Expression;
  /** Idempotency key for the proxy, so that the same work is not paid twice. */
  workId?: string;
  signal?: AbortSignal | undefined;
}

/** `done`, `error` and `rejected` are final. */
type TalkStatus = 'created' | 'started' | 'done' | 'error' | 'rejected';

export interface Talk {
  status: TalkStatus;
  resultUrl: string | undefined;
  /** The provider's error message and error code. */
  problem: string | undefined;
  problemKind: string | undefined;
}

export interface VideoClient {
  /** Requests a talking video and resolves with its id: `POST /talks`. Costs money, so it is sent once. */
  createTalk(request: TalkRequest): Promise<string>;
  /** Reads the state of a talking video: `GET /talks/{id}`. */
  getTalk(id: string, signal?: AbortSignal): Promise<Talk>;
  /**
   * Polls every 3 seconds until the talk is done and resolves with the URL of its video, which expires soon.
   * Fails after two minutes; the provider continues, and waiting for the same talk again costs nothing.
   */
  waitForTalk(id: string, signal?: AbortSignal): Promise<string>;
}

/** Client of the talking-video provider. All methods throw ProviderError. */
export function createVideoClient(connection: Connection): VideoClient {
  const provider = connection.providerName ?? 'D-ID';

  const call = async (path: string, init: RequestInit, workId?: string, signal?: AbortSignal) => {
    if (!hasCredentials(connection)) {
      throw new ProviderError(messages.videoKeyMissing, { fault: 'unconfigured' });
    }
    const headers = {
      ...createAuthorization(connection, (key) => ({ authorization: `Basic ${key}` }), workId),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    const options = { provider, repeatable: init.method === 'GET', timeoutMs: TIMEOUT_MS, signal };
    const response = await send(connection, `${connection.baseUrl}${path}`, { ...init, headers }, options);
    if (!response.ok) throw await createVideoError(provider, response);
    return readJson(response, provider);
  };

  const getTalk: VideoClient['getTalk'] = async (id, signal) => {
    const answer = await call(`/talks/${encodeURIComponent(id)}`, { method: 'GET' }, undefined, signal);
    const status = readString(answer, 'status');
    if (!isTalkStatus(status)) throw createParseError(provider, `the status '${status ?? ''}'`);
    const resultUrl = readString(answer, 'result_url');
    const error = readObject(answer, 'error');
    return {
      status,
      resultUrl,
      problem: readString(error, 'description'),
      problemKind: readString(error, 'kind'),
    };
  };

  return {
    createTalk: ({ sourceUrl, audioUrl, expression, workId, signal }) =>
      sendPaidRequest(connection, async () => {
        const body = JSON.stringify(makeTalkBody(sourceUrl, audioUrl, expression));
        const answer = await call('/talks', { method: 'POST', body }, workId, signal);
        const id = readString(answer, 'id');
        if (!id) throw createParseError(provider, 'no id');
        return id;
      }),
    getTalk,
    async waitForTalk(id, signal) {
      const { clock } = connection;
      const ended = new AbortController();
      const late = new AbortController();
      // Also aborts a running request, which could hang or be repeated for minutes.
      clock.sleep(longestWait, ended.signal).then(
        () => late.abort(new ProviderError(messages.talkTimedOut, { fault: 'timeout' })),
        () => {},
      );
      const until = AbortSignal.any(signal ? [signal, late.signal] : [late.signal]);
      try {
        for (;;) {
          const talk = await getTalk(id, until);
          if (talk.status === 'done') return getResult(talk);
          if (talk.status === 'error' || talk.status === 'rejected') throw createGenerationError(talk);
          await clock.sleep(pollInterval, until);
        }
      } finally {
        ended.abort();
      }
    },
  };
}

/** The provider's schema is closed: it accepts expressions under `config` and rejects them beside `script`. */
function makeTalkBody(
  sourceUrl: string,
  audioUrl: string,
  { startFrame, expression, intensity }: Expression,
) {
  return {
    source_url: sourceUrl,
    script: { type: 'audio', audio_url: audioUrl },
    config: {
      result_format: 'mp4',
      driver_expressions: { expressions: [{ start_frame: startFrame, expression, intensity }] },
    },
  };
}

function getResult(talk: Talk): string {
  if (talk.resultUrl) return talk.resultUrl;
  throw new ProviderError(messages.talkWithoutResult, { fault: 'failed' });
}

function createGenerationError({ problem, problemKind }: Talk): ProviderError {
  const message = `video generation failed: ${problem ?? messages.unknown}`;
  return new ProviderError(message, { fault: 'failed', detail: problem, code: problemKind });
}

async function createVideoError(provider: string, response: Response): Promise<ProviderError> {
  const { status } = response;
  const { detail, code } = await readErrorBody(response);
  const reason = detail ? ` - ${detail}` : '';
  const message = `${provider} API error: ${status} ${getStatusText(response)}${reason}`;
  return new ProviderError(message, { fault: 'refused', status, detail, code });
}

function isTalkStatus(status: string | undefined): status is TalkStatus {
  return ['created', 'started', 'done', 'error', 'rejected'].includes(status ?? '');
}
