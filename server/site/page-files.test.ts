import { expect, it } from 'vitest';
import { getFilePath, writeNoScriptText } from './page-files.ts';

it('renders an editor’s text as paragraphs, with links for email addresses', () => {
  expect(writeNoScriptText('Hands & Co', 'We are <b>Beacon</b>.\n\n Write to ask@hands.org, please.\n')).toBe(
    '<noscript><main><h1>Hands &amp; Co</h1><p>We are &lt;b&gt;Beacon&lt;/b&gt;.</p><p>Write to <a href="mailto:ask@hands.org">ask@hands.org</a>, please.</p></main></noscript>',
  );
});

it.each([
  ['Write to us (ask@hands.org).', 'Write to us (', ').'],
  ['Our address: <ask@hands.org>', 'Our address: &lt;', '&gt;'],
  ['“ask@hands.org”', '“', '”'],
  ['Mail:ask@hands.org, please', 'Mail:', ', please'],
])('links only the email address in %s', (text, before, after) => {
  const link = '<a href="mailto:ask@hands.org">ask@hands.org</a>';
  expect(writeNoScriptText('', text)).toContain(`<p>${before}${link}${after}</p>`);
});

it.each([undefined, '', ' \n\n '])('returns an empty string without text: %j', (text) => {
  expect(writeNoScriptText('Hands', text)).toBe('');
});

it.each([
  ['/', '/index'],
  ['/agent/tara', '/agent/tara'],
  ['/agent/jos%C3%A9', '/agent/josé'],
])('the page %s has the file %s', (path, file) => {
  expect(getFilePath(path)).toBe(file);
});

it.each(['/..', '/agent/..%2F..%2Fetc', '/a%00', '/a%3Fb', '/a%25', '/agent/'])(
  'refuses %s, which is no name of a file',
  (path) => {
    expect(() => getFilePath(path)).toThrow('cannot be that of a page');
  },
);
