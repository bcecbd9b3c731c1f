import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { TOKEN } from '../testing/test-lake.ts';
import type { Certificate } from './certificate.ts';
import { type RunningLake, serveLake } from './server.ts';

const HEADERS = { authorization: `Bearer ${TOKEN}` };

async function serve(
  certificate?: Certificate,
  options: { idleTimeout?: number; publicOrigin?: string } = {},
): Promise<RunningLake> {
  const running = await serveLake({
    path: ':memory:',
    port: 0,
    projectId: 'local',
    datasets: ['production'],
    adminToken: TOKEN,
    certificate,
    ...options,
  });
  onTestFinished(running.close);
  return running;
}

it('never closes an idle connection of a program of this machine, which may compute for longer', async () => {
  const { url } = await serve();
  const [response] = await once(
    requestHttp(`${url}/v1/ping`, { headers: { connection: 'keep-alive' } }).end(),
    'response',
  );
  expect(response.headers.connection).toBe('keep-alive');
  // Where Node closes them after a time, this header says after which.
  expect(response.headers).not.toHaveProperty('keep-alive');
  response.resume();
});

describe('behind a proxy on this machine', () => {
  const publicOrigin = 'https://lake.example.org';

  /** Sends requests as a proxy does that terminates TLS. */
  async function serveBehindProxy() {
    const { port } = await serve(undefined, { publicOrigin });
    return async (path: string, address: string, body?: string) => {
      const headers = { host: 'lake.example.org', origin: publicOrigin, 'x-forwarded-for': address };
      const request = requestHttp({ port, path, method: body ? 'POST' : 'GET', headers });
      const [response] = (await once(request.end(body), 'response')) as [IncomingMessage];
      return { status: response.statusCode, headers: response.headers, text: await text(response) };
    };
  }

  it('shows its state to administrators only', async () => {
    const ask = await serveBehindProxy();
    expect(await ask('/_lake/overview', '198.51.100.1')).toMatchObject({ status: 403 });
  });

  it('signs in, and blocks wrong tokens by the address of the caller', async () => {
    const ask = await serveBehindProxy();
    const login = `/_lake/login?origin=${publicOrigin}`;
    for (let n = 0; n < 10; n += 1) await ask(login, '198.51.100.1', `token=guess-${n}`);
    expect(await ask(login, '198.51.100.1', `token=${TOKEN}`)).toMatchObject({ status: 429 });
    expect(await ask(login, '198.51.100.2', `token=${TOKEN}`)).toMatchObject({
      status: 303,
      headers: { location: expect.stringContaining(`${publicOrigin}/#sid=`) },
    });
  });

  it('gives the public address in responses', async () => {
    const ask = await serveBehindProxy();
    const { text: providers } = await ask('/v1/auth/providers', '198.51.100.1');
    expect(providers).toContain(`${publicOrigin}/_lake/login`);
  });
});

describe('with a certificate', () => {
  let certificate: Certificate;
  beforeAll(async () => {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      algorithm: 'sha256',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    certificate = { cert, key };
  });

  function open(url: string): ClientHttp2Session {
    const session = connect(url, { ca: certificate.cert });
    onTestFinished(() => session.destroy());
    return session;
  }

  function ask(session: ClientHttp2Session, path: string, body?: object) {
    const method = body ? 'POST' : 'GET';
    const stream = session.request({ ':method': method, ':path': path, ...HEADERS });
    stream.setEncoding('utf8').end(body && JSON.stringify(body));
    return stream;
  }

  it('one HTTP/2 connection carries ten event streams and a mutation, which all of them hear', async () => {
    const { url } = await serve(certificate);
    expect(url).toMatch(/^https:\/\/localhost:\d+$/);
    const session = open(url);
    const heard = Array.from({ length: 10 }, () => '');
    const listening = heard.map((_, n) => {
      const stream = ask(
        session,
        `/v1/data/listen/production?query=${encodeURIComponent('*[_type == "note"]')}`,
      );
      stream.on('data', (text) => {
        heard[n] += text;
      });
      return stream;
    });
    await expect.poll(() => heard.every((text) => text.includes('event: welcome'))).toBe(true);
    expect(session.alpnProtocol).toBe('h2');

    const mutation = ask(session, '/v1/data/mutate/production', {
      mutations: [{ create: { _id: 'note', _type: 'note' } }],
    });
    const [headers] = await once(mutation, 'response');
    expect(headers[':status']).toBe(200);
    await expect
      .poll(() => heard.filter((text) => /event: mutation.*"documentId":"note"/s.test(text)))
      .toHaveLength(10);
    expect(listening.filter(({ closed }) => closed)).toEqual([]);
  });

  it('a client of HTTP/1.1 is answered on the same port', async () => {
    const { url } = await serve(certificate);
    const sent = requestHttps(`${url}/v1/data/query/production?query=1`, {
      ca: certificate.cert,
      headers: HEADERS,
    }).end();
    const [response] = await once(sent, 'response');
    expect(response).toMatchObject({ statusCode: 200, httpVersion: '1.1' });
    response.resume();
  });

  it('sockets are opened on the same port, for its own pages only', async () => {
    const { url } = await serve(certificate);
    const outcome = (origin: string) => {
      const socket = new WebSocket(`${url.replace('https', 'wss')}/_lake/streams`, {
        ca: certificate.cert,
        origin,
      });
      onTestFinished(() => socket.terminate());
      return once(socket, 'open').then(
        () => 'open',
        () => 'refused',
      );
    };
    expect(await outcome(url)).toBe('open');
    expect(await outcome('https://elsewhere.example.org')).toBe('refused');
    expect(await outcome(url.replace('https', 'http'))).toBe('refused');
  });

  it('does not answer for a name that was made to lead here', async () => {
    const { url } = await serve(certificate);
    const stream = open(url).request({ ':path': '/v1/ping', ':authority': 'evil.example.org' });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(421);
  });

  it('closes an idle connection after the time that was set, and never without one', async () => {
    const [brief, lasting] = [await serve(certificate, { idleTimeout: 50 }), await serve(certificate)];
    const [idle, kept] = [open(brief.url), open(lasting.url)];
    await Promise.all([once(idle, 'connect'), once(kept, 'connect')]);
    await once(idle, 'close');
    expect(kept.closed).toBe(false);
  });

  it('closes while event streams are open', async () => {
    const running = await serve(certificate);
    const session = open(running.url);
    const stream = ask(session, '/v1/data/listen/production?query=*');
    stream.on('error', () => {});
    await once(stream, 'data');
    const ended = once(session, 'close');
    await running.close();
    await ended;
    expect(session.closed).toBe(true);
  });
});
