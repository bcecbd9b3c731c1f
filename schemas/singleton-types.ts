import { type PageType, singletonPages } from './pages.ts';

/**
 * The document types of which there is exactly one document, whose `_id` is the type's name. The Studio offers
 * neither create, duplicate nor delete for them.
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
