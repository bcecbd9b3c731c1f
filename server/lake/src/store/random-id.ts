import { randomFillSync } from 'node:crypto';
import { bytesForId } from './clock-and-ids.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id of 22 base62 characters, as the hosted lake makes for documents and transactions. */
export function randomId(): string {
  return idFrom(bytesForId);
}

/** Twice as many hexadecimal digits, as the hosted lake makes for the keys of array members and for uploads. */
export function randomHex(bytes: number): string {
  return Buffer.from(bytesForId(bytes)).toString('hex');
}

/** A random id for what is not stored: the id of a request, the name of a listener. */
export function transientId(): string {
  return idFrom(bytesInStock);
}

/** Every request has an id, and to ask the system for bytes takes as long for a few as for many. */
const stock = new Uint8Array(8192);
let taken = stock.length;

function bytesInStock(size: number): Uint8Array {
  if (taken + size > stock.length) {
    randomFillSync(stock);
    taken = 0;
  }
  taken += size;
  return stock.subarray(taken - size, taken);
}

function idFrom(bytes: (size: number) => Uint8Array): string {
  const id: string[] = [];
  while (id.length < 22) {
    for (const byte of bytes(32)) {
      // 248 = 4 × 62: bytes above would make the first letters likelier than the rest.
      if (byte < 248 && id.length < 22) id.push(ALPHABET.charAt(byte % 62));
    }
  }
  return id.join('');
}
