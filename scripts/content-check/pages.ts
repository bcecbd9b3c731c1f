import { singletonTypes } from '../../schemas/singleton-types.ts';
import type { Content } from './dataset.ts';
import { type Finding, findingOfType } from './finding.ts';

/** Every document of which there is exactly one must be published: a page, the settings or a text that pages share. */
export function checkPages(content: Content): Finding[] {
  const ids = new Set(content.map(({ _id }) => _id));
  return singletonTypes
    .filter((type) => !ids.has(type))
    .map((type) =>
      findingOfType(
        type,
        'This is not published, and the site cannot be without it. Publish it in the Studio, or restore it there from its history.',
      ),
    );
}
