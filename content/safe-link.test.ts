import { expect, it } from 'vitest';
import { sanitizeLink } from './safe-link.ts';
import { withSiteFacts } from './site-facts.ts';

it.each([
  '/contact',
  '/contact?agent=tara#form',
  '#section',
  '',
  'https://example.org/rules',
  'HTTP://example.org',
  'mailto:ask@hands.org?subject=Hello',
  'tel:+1 555 010 0100',
])('accepts %j', (target) => {
  expect(sanitizeLink(target)).toBe(target);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \n\u0001javascript:alert(1)',
  'java\tscript\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'https://',
])('rejects %j', (target) => {
  expect(sanitizeLink(target)).toBeNull();
});

it('checks every link of the content, after placeholders are replaced', () => {
  const content = {
    body: [
      {
        markDefs: [{ _key: 'a', href: 'javascript:alert(1)' }],
        children: [{ text: 'javascript: a language' }],
      },
    ],
    navigation: [{ label: 'ABOUT', path: 'data:text/html,x' }],
    button: { href: 'mailto:{email}' },
    sneaky: { href: '{organization}' },
  };
  expect(withSiteFacts(content, { email: 'ask@hands.org', organization: 'javascript:alert(1)' })).toEqual({
    body: [{ markDefs: [{ _key: 'a', href: null }], children: [{ text: 'javascript: a language' }] }],
    navigation: [{ label: 'ABOUT', path: null }],
    button: { href: 'mailto:ask@hands.org' },
    sneaky: { href: null },
  });
});
