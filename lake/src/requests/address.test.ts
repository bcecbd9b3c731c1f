import { expect, it } from 'vitest';
import { parseAddress, splitUrl } from './address.ts';

it.each([
  ['/v1/data/query/production', '1', '/data/query/production'],
  ['/vX/projects/local', 'X', '/projects/local'],
  ['/vx/projects/local', 'X', '/projects/local'],
  ['/v2025-02-19/users/me', '2025-02-19', '/users/me'],
  ['//v2025-02-19//data/export/production', '2025-02-19', '/data/export/production'],
  ['/v1/projects/p/datasets/d/query', '1', '/data/query/d'],
  ['/v1/projects/p/datasets/d/doc/a,b', '1', '/data/doc/d/a,b'],
  ['/v1/projects/p/datasets/d/live/events', '1', '/data/live/events/d'],
  ['/v1/projects/p/datasets/d/history/documents/a', '1', '/data/history/d/documents/a'],
  ['/v1/projects/p/datasets/d/acl', '1', '/projects/p/datasets/d/acl'],
  ['/v1/projects/p/datasets/query', '1', '/projects/p/datasets/query'],
])('reads %s', (pathname, apiVersion, path) => {
  expect(parseAddress(pathname)).toMatchObject({ apiVersion, path });
});

it('tells which project a path names', () => {
  expect(parseAddress('/v1/projects/p/datasets/d/query')?.projectId).toBe('p');
  expect(parseAddress('/v1/projects/p')?.projectId).toBe('p');
  expect(parseAddress('/v1/projects')).toEqual({ apiVersion: '1', path: '/projects' });
});

it.each([
  '/',
  '/agents',
  '/v',
  '/v2/data',
  '/v2025/data',
  '/video/x',
  '/v1',
  '/images/local/production/a.png',
])('leaves %s alone', (pathname) => {
  expect(parseAddress(pathname)).toBeUndefined();
});

it.each([
  ['http://localhost:3000/', 'localhost:3000', '/', ''],
  ['http://a.b/v1/x?query=*[a%20==%20"/?"]#frag?x', 'a.b', '/v1/x', '?query=*[a%20==%20"/?"]'],
  ['http://a/p#x?y', 'a', '/p', ''],
])('splitUrl(%j)', (url, host, pathname, search) => {
  expect(splitUrl(url)).toEqual({ host, pathname, search });
  const parsed = new URL(url);
  expect([parsed.host, parsed.pathname]).toEqual([host, pathname]);
});
