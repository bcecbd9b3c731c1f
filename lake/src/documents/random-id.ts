import { randomFillSync } from 'node:crypto';
import { bytesForId } from './clock-and-ids.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id of 22 base62 characters, as for documents and transactions in the hosted lake. */
export function randomId(): string {
  return idFrom(bytesForId);
}

/** Random hexadecimal digits, two per byte, as for keys of array members and uploads in the hosted lake. */
export function randomHex(bytes: number): string {
  return Buffer.from(bytesForId(bytes)).toString('hex');
}

/** A random id that is not stored: the id of a request, the name of a listener. */
export function transientId(): string {
  return idFrom(bytesInStock);
}

/** A buffer of random bytes, since every request needs an id, and a system call takes as long for few bytes as for many. */
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
      // 248 = 4 × 62: larger bytes would make the first characters more likely than the others.
      if (byte < 248 && id.length < 22) id.push(ALPHABET.charAt(byte % 62));
    }
  }
  return id.join('');
}
