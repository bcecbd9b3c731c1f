import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A certificate with those between it and its authority, and its private key, both in PEM. */
export type Certificate = { cert: string; key: string };

/** A certificate or its key cannot be used; `message` is one sentence for the operator. */
export class CertificateError extends Error {
  override name = 'CertificateError';
}

/**
 * Reads a certificate and its private key from their files.
 *
 * @throws CertificateError when one cannot be read, or when the key is that of another certificate
 */
export function readCertificate(certFile: string, keyFile: string): Certificate {
  const cert = readText(certFile, 'certificate');
  const key = readText(keyFile, 'private key');
  const certificate = parse(certFile, 'certificate', () => new X509Certificate(cert));
  const privateKey: KeyObject = parse(keyFile, 'private key without a passphrase', () =>
    createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new CertificateError(`The private key ${keyFile} is not that of the certificate ${certFile}.`);
  }
  return { cert, key };
}

function readText(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CertificateError(`The ${what} ${file} cannot be read (${reason}).`);
  }
}

function parse<Result>(file: string, what: string, read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new CertificateError(`${file} holds no ${what} in PEM, which begins with -----BEGIN.`);
  }
}
