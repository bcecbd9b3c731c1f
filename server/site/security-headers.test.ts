import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('has a directive for style attributes only where there are some: style-src admits none', () => {
  const policyFor = (attributes: string[]) =>
    securityHeaders({}, { inline: { elements: [], attributes }, bootSource: "'sha256-a'", isFramed: false })[
      'content-security-policy'
    ];
  expect(policyFor(["'sha256-b'"])).toContain("; style-src-attr 'unsafe-hashes' 'sha256-b'; ");
  expect(policyFor([])).not.toContain('style-src-attr');
  expect(policyFor([])).toMatch(/; style-src 'self' 'sha256-[^' ]+'; /);
});

it('lets no page that is left tell where it was, and no page use what the site has no use for', () => {
  const headers = securityHeaders(
    {},
    { inline: { elements: [], attributes: [] }, bootSource: '', isFramed: false },
  );
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
});
