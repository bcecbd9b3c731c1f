import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CertificateError, readCertificate } from './certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-certificate-'));
const file = (name: string) => join(folder, name);
beforeAll(async () => {
  for (const name of ['one', 'other']) {
    const { cert, private: key } = await generate([{ name: 'commonName', value: name }], { keyType: 'ec' });
    writeFileSync(file(`${name}.pem`), cert);
    writeFileSync(file(`${name}-key.pem`), key);
  }
  writeFileSync(file('empty.pem'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads a certificate and its key', () => {
  const { cert, key } = readCertificate(file('one.pem'), file('one-key.pem'));
  expect(cert).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
});

it.each([
  ['is not there', 'none.pem', 'one-key.pem', /^The certificate .*none\.pem cannot be read \(ENOENT/],
  ['has no key beside it', 'one.pem', 'none.pem', /^The private key .*none\.pem cannot be read \(ENOENT/],
  ['is none', 'empty.pem', 'one-key.pem', /empty\.pem holds no certificate in PEM/],
  [
    'has a key that is none',
    'one.pem',
    'one.pem',
    /one\.pem holds no private key without a passphrase in PEM/,
  ],
  [
    'has another key',
    'one.pem',
    'other-key.pem',
    /^The private key .*other-key\.pem is not that of .*one\.pem\.$/,
  ],
])('refuses a certificate that %s', (_what, cert, key, message) => {
  expect(() => readCertificate(file(cert), file(key))).toThrow(CertificateError);
  expect(() => readCertificate(file(cert), file(key))).toThrow(message);
});
