import { getPublishedId } from '@sanity/client/csm';
import type { DocumentActionComponent, DocumentActionsContext, Template, TemplateItem } from 'sanity';
import { landingTemplates } from '../schemas/landing-templates.ts';
import { isSingletonType } from '../schemas/singleton-types.ts';

/** Actions that would add or remove a singleton. */
const FORBIDDEN = ['delete', 'duplicate', 'unpublish'];

/**
 * Whether documents of a type can be added. The legal pages have fixed routes, so an eighth
 * one would have no URL.
 */
function mayBeAdded(schemaType: string): boolean {
  return !isSingletonType(schemaType) && schemaType !== 'legalPage';
}

/** Whether a document of a singleton type is not the singleton itself. `documentId` may be a draft or version id. */
export function isDuplicateSingleton(schemaType: string, documentId: string | undefined): boolean {
  return isSingletonType(schemaType) && (!documentId || getPublishedId(documentId) !== schemaType);
}

/**
 * Removes document actions that a type must not have. A second document of a singleton type has none, so it
 * cannot be published.
 */
export function filterActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, 'schemaType' | 'documentId'>,
): DocumentActionComponent[] {
  if (mayBeAdded(context.schemaType)) return actions;
  if (!isSingletonType(context.schemaType)) return actions.filter(({ action }) => action !== 'duplicate');
  if (isDuplicateSingleton(context.schemaType, context.documentId)) return [];
  return actions.filter(({ action }) => action === undefined || !FORBIDDEN.includes(action));
}

/** Removes types that cannot be added from the 'create new' menus. */
export function withoutFixedOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({ templateId }) => mayBeAdded(templateId));
}

/**
 * Removes initial value templates of types that cannot be added, so that URLs cannot create them either, and
 * adds those of landing pages.
 */
export function filterTemplates(templates: Template[]): Template[] {
  const possible = templates.filter(({ schemaType }) => mayBeAdded(schemaType));
  const named = possible.map((template) =>
    template.id === 'landingPage' ? { ...template, title: 'Empty landing page' } : template,
  );
  return [...named, ...landingTemplates];
}
