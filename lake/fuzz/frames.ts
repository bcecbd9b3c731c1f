import fc from 'fast-check';
import { anyValue } from './values.ts';

const METHODS = [
  'authorization',
  'presence_subscribe',
  'presence_announce',
  'presence_rollcall',
  'presence_disconnect',
  'x',
];

/** Text messages on a socket: of presence, of the stream tunnel, or invalid. */
export const anyFrame = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('♥', '{}', '[]', 'null', '{"id":1}', '{"pong":true}', '{"id":1,"close":true}'),
  fc
    .record({
      jsonrpc: fc.constant('2.0'),
      id: anyValue,
      method: fc.constantFrom(...METHODS),
      params: anyValue,
    })
    .map((frame) => JSON.stringify(frame)),
  fc
    .record({
      id: fc.nat(300),
      open: fc.record({
        path: fc.constantFrom('/v1/data/listen/production?query=*', '//x', '/v1/data/query/x', ''),
        headers: anyValue,
      }),
    })
    .map((frame) => JSON.stringify(frame)),
);
