import { expect, it } from 'vitest';
import { pageRoutes } from '../../../schemas/hrefs.ts';
import { NOT_FOUND_QUERY } from './not-found-query.ts';

it('knows every page that it may offer instead', () => {
  const offered = Object.keys(pageRoutes).filter((type) => type !== 'homePage' && type !== 'notFoundPage');
  expect(offered.filter((type) => !NOT_FOUND_QUERY.includes(`"${type}"`))).toEqual([]);
});
