/**
 * The document types of which there is exactly one document, whose `_id` is the type's name. The Studio offers
 * neither create, duplicate nor delete for them.
 */
export const singletonTypes = [
  'siteSettings',
  'platform',
  'homePage',
  'aboutPage',
  'aboutOldPage',
  'organizationsPage',
  'globalImpactPage',
  'cpaPage',
  'polyAiPage',
  'likeOsPage',
  'contactPage',
  'connectedAgentsPage',
  'needImpactAgentsPage',
  'sampleAgentPage',
  'notFoundPage',
] as const;

export type SingletonType = (typeof singletonTypes)[number];

/** Whether there is exactly one document of this type. */
export function isSingletonType(type: string): type is SingletonType {
  return singletonTypes.some((singleton) => singleton === type);
}
