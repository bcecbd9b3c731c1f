import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { generate } from 'selfsigned';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

const command = join(import.meta.dirname, '..', '..', 'bin', 'embedded-content-lake.js');
const TOKEN = 'the-administrators-token';

const folder = mkdtempSync(join(tmpdir(), 'lake-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Running = { url: string; output: string; child: ChildProcess };

function run(args: readonly string[]): ChildProcess {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { PATH, HOME, NODE_COMPILE_CACHE },
  });
}

/** What a command that ends by itself says, and its exit code. */
async function outcome(args: readonly string[]) {
  const child = run(args);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (text) => {
    stdout += text;
  });
  child.stderr?.on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

async function serve(...args: string[]): Promise<Running> {
  const child = run(['serve', '--port', '0', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const text of child.stdout ?? []) {
    output += text;
    const [, url] = /^ready on (\S+)\n$/m.exec(output) ?? [];
    if (url) return { url, output, child };
  }
  throw new Error(`It did not start: ${output}`);
}

function makeClient(url: string, token: string, dataset = 'production', projectId = 'local') {
  const options = { apiHost: url, useProjectHostname: false, useCdn: false, apiVersion: '2025-02-19' };
  return createClient({ ...options, projectId, dataset, token });
}

describe('embedded-content-lake serve', () => {
  it('serves a project of its own, keeps what was written, and ends at a signal', async () => {
    const words = ['--data', 'blog', '--project', 'blog', '--dataset', 'staging', '--token', TOKEN];
    const first = await serve(...words);
    expect(first.output).toContain(`project blog, dataset staging, data in ${join(folder, 'blog')}`);
    await makeClient(first.url, TOKEN, 'staging', 'blog').create({
      _id: 'note',
      _type: 'note',
      text: 'Kept',
    });
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);

    const { url } = await serve(...words);
    expect(await makeClient(url, TOKEN, 'staging', 'blog').fetch('*[_type == "note"].text')).toEqual([
      'Kept',
    ]);
    const health = await fetch(`${url}/_lake/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
  });

  it('makes a token when none is given, and keeps it for its owner alone', async () => {
    const { url, output } = await serve('--data', 'made');
    const file = join(folder, 'made', 'admin-token');
    expect(output).toContain(`the administrator's token is in ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const client = makeClient(url, readFileSync(file, 'utf8').trim());
    expect(await client.request({ url: '/users/me' })).toMatchObject({ role: 'administrator' });
  });

  it('answers event streams and presence over sockets, for pages that it was told of only', async () => {
    const { url } = await serve('--data', 'sockets', '--origin', 'https://studio.example.org');
    const open = (path: string, origin: string) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin });
      onTestFinished(() => socket.terminate());
      return once(socket, 'open').then(
        () => 'open',
        () => 'refused',
      );
    };
    for (const path of ['/_lake/streams', '/v1/socket/production']) {
      expect(await open(path, 'https://studio.example.org')).toBe('open');
      expect(await open(path, 'https://elsewhere.example.org')).toBe('refused');
    }
  });

  it('signs a person in, and sends them to a Studio that it was told of only', async () => {
    const { url } = await serve('--data', 'login', '--token', TOKEN);
    const signIn = (target: string) =>
      fetch(`${url}/_lake/login?origin=${encodeURIComponent(target)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: url },
        body: new URLSearchParams({ token: TOKEN }),
      });
    const { status, headers } = await signIn('http://localhost:3333/');
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(/^http:\/\/localhost:3333\/#sid=./);
    expect((await signIn('https://elsewhere.example.org/')).status).toBe(400);
  });

  it('does not answer for a name that was made to lead here', async () => {
    const { url } = await serve('--data', 'hosts', '--token', TOKEN);
    const sent = request(`${url}/v1/data/query/production?query=1`, {
      headers: { host: 'evil.example.org' },
    }).end();
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(421);
  });

  it('serves HTTPS with a certificate', async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    writeFileSync(join(folder, 'lake.pem'), cert);
    writeFileSync(join(folder, 'lake-key.pem'), key);
    const { url } = await serve('--data', 'tls', '--tls-cert', 'lake.pem', '--tls-key', 'lake-key.pem');
    expect(url).toMatch(/^https:\/\/localhost:\d+$/);
    const session = connect(url, { ca: cert });
    onTestFinished(() => session.destroy());
    const [headers] = await once(session.request({ ':path': '/_lake/health' }), 'response');
    expect(headers[':status']).toBe(200);
  });

  it('says which port is taken, and by which folder another lake is open', async () => {
    const { url } = await serve('--data', 'taken', '--token', TOKEN);
    const { port } = new URL(url);
    const other = await outcome(['serve', '--data', 'other', '--port', port]);
    expect(other).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use. Stop the program that uses it, or choose another.\n`,
    });
    const same = await outcome(['serve', '--data', 'taken', '--port', '0', '--token', TOKEN]);
    expect(same).toMatchObject({ code: 1, stdout: '' });
    expect(same.stderr).toMatch(/^The data folder .*taken is .* use/);
  });
});

it.each([
  [['sevre'], 'There is no command sevre, only serve. See --help.\n'],
  [['serve', '--prot', '1'], "Unknown option '--prot'"],
  [
    ['serve', '--tls-cert', 'none.pem', '--tls-key', 'none-key.pem'],
    'The certificate none.pem cannot be read (ENOENT',
  ],
])('embedded-content-lake %j is refused with a sentence', async (args, sentence) => {
  const { code, stdout, stderr } = await outcome(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
