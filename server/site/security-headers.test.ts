import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('has a style-src-attr directive only when the page has style attributes', () => {
  const policyFor = (attributes: string[]) =>
    securityHeaders({}, { inline: { elements: [], attributes }, bootSource: "'sha256-a'", isFramed: false })[
      'content-security-policy'
    ];
  expect(policyFor(["'sha256-b'"])).toContain("; style-src-attr 'unsafe-hashes' 'sha256-b'; ");
  expect(policyFor([])).not.toContain('style-src-attr');
  expect(policyFor([])).toMatch(/; style-src 'self' 'sha256-[^' ]+'; /);
});

it('sends no referrer to other sites, and turns off features that the site does not use', () => {
  const headers = securityHeaders(
    {},
    { inline: { elements: [], attributes: [] }, bootSource: '', isFramed: false },
  );
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
});
