import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import type { TlsFront } from '../helpers/tls-front.ts';

interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Disconnects once the text so far matches, instead of reading to the end. */
  until?: RegExp;
}

/** Sends a request over HTTP/2 to a TLS proxy, as a browser that resolves the host to it would; trusts only its certificate. */
export function requestOverHttp2(
  front: TlsFront,
  address: string,
  { method = 'GET', headers = {}, body, until }: Question = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const { origin, hostname, pathname, search } = new URL(address);
  const session = connect(origin, {
    createConnection: () =>
      connectTls({
        port: front.port,
        servername: hostname,
        ca: front.certificate,
        ALPNProtocols: ['h2'],
        // Tests also use host names that the certificate does not have.
        checkServerIdentity: () => undefined,
      }),
  });
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({
      ':method': method,
      ':path': pathname + search,
      ...headers,
    });
    let answered: IncomingHttpHeaders = {};
    let text = '';
    const done = () => {
      session.destroy();
      resolve({ status: Number(answered[':status']), headers: answered, text });
    };
    stream.setEncoding('utf8');
    stream.on('response', (given) => {
      answered = given;
    });
    stream.on('data', (part: string) => {
      text += part;
      if (until?.test(text)) done();
    });
    stream.on('end', done);
    stream.on('error', reject);
    stream.end(body);
  });
}
