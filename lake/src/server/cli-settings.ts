import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ADMIN_TOKEN_LENGTH, SENDABLE_TOKEN } from './admin-token.ts';
import { isLoopback } from './server.ts';

export const USAGE = `embedded-content-lake serve [--data <folder>] [--port <n>] [--project <id>] [--dataset <name>] [--token <token>] [--origin <address>] [--host <address>] [--url <address>] [--tls-cert <file>] [--tls-key <file>]

Serves Sanity's Content Lake from one folder until Ctrl-C; its last line begins with "ready".
  --data      the folder that keeps everything, made when it is missing (.lake)
  --port      the port (3000); 0 takes any that is free
  --project   the project id that clients name (local)
  --dataset   made empty when it is missing; may be given several times (production)
  --token     of the administrator; by default one that is made and kept in <data>/admin-token
  --origin    of a page that may call the lake, such as a Studio's; may be given several times (http://localhost:3333)
  --host      the address to listen on (127.0.0.1, which this machine alone reaches)
  --url       what others reach the lake by, such as https://lake.example.org behind a proxy; needed with another --host
  --tls-cert  a certificate in PEM: serves HTTPS, with HTTP/2 and HTTP/1.1
  --tls-key   its private key in PEM`;

/** The command was not understood; `message` says what is wrong with it. */
export class CommandError extends Error {}

export type Settings = {
  data: string;
  port: number;
  host: string;
  url: string | undefined;
  project: string;
  datasets: string[];
  token: string | undefined;
  origins: string[];
  /** The files of a certificate and of its private key. */
  tls: { cert: string; key: string } | undefined;
};

/**
 * Reads the words of `embedded-content-lake`; undefined when its usage was asked for.
 *
 * @throws CommandError, and what `parseArgs` throws
 */
export function readSettings(args: readonly string[]): Settings | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: '.lake' },
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      url: { type: 'string' },
      project: { type: 'string', default: 'local' },
      dataset: { type: 'string', multiple: true, default: ['production'] },
      token: { type: 'string' },
      origin: { type: 'string', multiple: true, default: ['http://localhost:3333'] },
      'tls-cert': { type: 'string' },
      'tls-key': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { port, host, url, token, project, dataset: datasets, origin: origins } = values;
  const { 'tls-cert': cert, 'tls-key': key } = values;
  const [command, ...rest] = positionals;
  if (values.help) return undefined;
  if (command === undefined) throw new CommandError('Say what to do: embedded-content-lake serve.');
  if (command !== 'serve') throw new CommandError(`There is no command ${command}, only serve.`);
  if (rest.length > 0) throw new CommandError(`${rest.join(' ')} is not understood.`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new CommandError(`--port ${port} is no port.`);
  if (!isLoopback(host) && !url)
    throw new CommandError(
      `A lake on ${host} needs the address that others reach it by: --url https://lake.example.org.`,
    );
  if (!/^[a-z0-9-]+$/.test(project))
    throw new CommandError(`--project ${project} is no project id: use a-z, 0-9 and -.`);
  if (token !== undefined && (token.length < ADMIN_TOKEN_LENGTH || !SENDABLE_TOKEN.test(token)))
    throw new CommandError(`--token needs at least ${ADMIN_TOKEN_LENGTH} characters without spaces.`);
  if ((cert === undefined) !== (key === undefined))
    throw new CommandError('--tls-cert and --tls-key belong together: give both.');
  for (const [name, address] of [
    ...origins.map((one) => ['--origin', one] as const),
    ...(url ? [['--url', url] as const] : []),
  ]) {
    if (URL.parse(address)?.origin !== address)
      throw new CommandError(
        `${name} ${address} is no origin: write it as https://studio.example.org, without a path.`,
      );
  }
  return {
    data: resolve(values.data),
    port: Number(port),
    host,
    url,
    project,
    datasets,
    token,
    origins,
    tls: cert !== undefined && key !== undefined ? { cert, key } : undefined,
  };
}
