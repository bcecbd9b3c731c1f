import { type PageType, singletonPages } from '../content/pages.ts';

/**
 * The document types with exactly one document, whose `_id` is the type's name. The Studio does not offer to create, duplicate or
 * delete them.
 */
export const singletonTypes: readonly SingletonType[] = [
  'siteSettings',
  'platform',
  ...singletonPages.map(({ type }) => type),
];

export type SingletonType = 'siteSettings' | 'platform' | PageType;

/** Whether there is exactly one document of this type. */
export function isSingletonType(type: string): type is SingletonType {
  return singletonTypes.some((singleton) => singleton === type);
}
