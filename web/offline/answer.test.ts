import { expect, it } from 'vitest';
import { copyOfPage, whoAnswers } from './answer.ts';

const origin = 'https://beacon.example';

function asked(path: string, details: object = {}) {
  return {
    method: 'GET',
    url: new URL(path, origin).href,
    mode: 'no-cors',
    destination: '',
    headers: new Headers(),
    referrer: `${origin}/about`,
    ...details,
  };
}

const document = { mode: 'navigate', destination: 'document' };

it.each(['/', '/about', '/agent/tara', '/ABOUT/?from=mail', '/nowhere', '/studios'])(
  'answers for the page %s',
  (path) => {
    expect(whoAnswers(asked(path, document), origin)).toBe('page');
  },
);

it.each(['/assets/site-abc.js', '/assets/newsreader.woff2', '/placeholder.svg'])(
  'answers for the file %s',
  (path) => {
    expect(whoAnswers(asked(path), origin)).toBe('file');
  },
);

it.each([
  '/studio',
  '/studio/',
  '/studio/static/app.js',
  '/v2025-02-19/data/query/production?query=1',
  '/vX/data/query/production',
  '/images/local/production/abc-1x1.png',
  '/files/local/production/abc.mp4',
  '/_fragments/about.json',
  '/_lake/health',
  '/_providers/speech/v1',
  '/_share/about.png',
])('never answers for %s, opened or asked for', (path) => {
  expect(whoAnswers(asked(path, document), origin)).toBeUndefined();
  expect(whoAnswers(asked(path), origin)).toBeUndefined();
});

it.each([
  ['what changes something', '/about', { ...document, method: 'POST' }],
  ['a question about a page', '/about', { method: 'HEAD' }],
  ['a part of a file', '/assets/site-abc.js', { headers: new Headers({ range: 'bytes=0-1' }) }],
  ['another host', 'https://cdn.example/assets/site-abc.js', {}],
  ['another port', 'https://beacon.example:8443/about', document],
  ['a page in a frame', '/about', { mode: 'navigate', destination: 'iframe' }],
  ['a page of the Studio', '/assets/site-abc.js', { referrer: `${origin}/studio/structure` }],
  ['a video', '/tara.mp4', { destination: 'video' }],
  ['a text that a script reads', '/about', {}],
  ['the worker itself', '/service-worker.js', {}],
  ['the list of what to keep', '/offline.json', {}],
])('never answers for %s', (_what, path, details) => {
  expect(whoAnswers(asked(path, details), origin)).toBeUndefined();
});

it.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['//agent//Tara', '/agent/tara'],
])('finds %s under %s', (path, copy) => {
  expect(copyOfPage(path)).toBe(copy);
});
