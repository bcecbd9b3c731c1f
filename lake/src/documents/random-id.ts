import { randomFillSync } from 'node:crypto';
import { makeIdBytes } from './clock-and-ids.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id of 22 base62 characters, as for documents and transactions in the hosted lake. */
export function createId(): string {
  return encodeId(makeIdBytes);
}

/** Random hexadecimal digits, two per byte, as for keys of array members and uploads in the hosted lake. */
export function createHex(bytes: number): string {
  return Buffer.from(makeIdBytes(bytes)).toString('hex');
}

/** A random id that is not stored: the id of a request, the name of a listener. */
export function createTransientId(): string {
  return encodeId(takeStockBytes);
}

/** A buffer of random bytes, since every request needs an id, and a system call takes as long for few bytes as for many. */
const stock = new Uint8Array(8192);
let taken = stock.length;

function takeStockBytes(size: number): Uint8Array {
  if (taken + size > stock.length) {
    randomFillSync(stock);
    taken = 0;
  }
  taken += size;
  return stock.subarray(taken - size, taken);
}

function encodeId(bytes: (size: number) => Uint8Array): string {
  const id: string[] = [];
  while (id.length < 22) {
    for (const byte of bytes(32)) {
      // 248 = 4 × 62: larger bytes would make the first characters more likely than the others.
      if (byte < 248 && id.length < 22) id.push(ALPHABET.charAt(byte % 62));
    }
  }
  return id.join('');
}
