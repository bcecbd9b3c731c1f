import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

it('sends no referrer to other sites, and turns off features that the site does not use', () => {
  const headers = createSecurityHeaders({}, '');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
});

it('names each trusted origin where it is needed, and once', () => {
  const trusted = {
    content: ['https://a.example'],
    media: ['https://a.example', 'https://b.example'],
    frames: ['https://c.example'],
  };
  const policy = createSecurityHeaders(trusted, "'sha256-boot'")['content-security-policy'];
  for (const directive of [
    "script-src 'self' 'sha256-boot';",
    "img-src 'self' data: https://a.example https://b.example;",
    "media-src 'self' https://a.example https://b.example;",
    "connect-src 'self' https://a.example;",
    "frame-ancestors 'self' https://c.example",
  ])
    expect(policy).toContain(directive);
});
