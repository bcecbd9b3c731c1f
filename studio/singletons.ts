import { getPublishedId } from '@sanity/client/csm';
import type { DocumentActionComponent, DocumentActionsContext, Template, TemplateItem } from 'sanity';
import { landingTemplates } from '../schemas/landing-templates.ts';
import { isSingletonType } from '../schemas/singleton-types.ts';

/** The actions that would make a second one, or none, of a document of which there is exactly one. */
const FORBIDDEN = ['delete', 'duplicate', 'unpublish'];

/**
 * Whether the site has room for another document of the type. The legal pages have fixed routes (spec section 2), so
 * visitors could not open an eighth.
 */
function mayBeAdded(schemaType: string): boolean {
  return !isSingletonType(schemaType) && schemaType !== 'legalPage';
}

/** Whether a document, by the id of any of its stored forms, is not the one document that its type may have. */
export function isDuplicateSingleton(schemaType: string, documentId: string | undefined): boolean {
  return isSingletonType(schemaType) && (!documentId || getPublishedId(documentId) !== schemaType);
}

/**
 * The document actions of a type, without those that a singleton must not have, or that would add what the site has no
 * room for. A second document of a singleton gets none: it cannot be published.
 */
export function allowedActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, 'schemaType' | 'documentId'>,
): DocumentActionComponent[] {
  if (mayBeAdded(context.schemaType)) return actions;
  if (!isSingletonType(context.schemaType)) return actions.filter(({ action }) => action !== 'duplicate');
  if (isDuplicateSingleton(context.schemaType, context.documentId)) return [];
  return actions.filter(({ action }) => action === undefined || !FORBIDDEN.includes(action));
}

/** The 'create new' menus without what cannot be added: the structure leads to the documents there are. */
export function withoutFixedOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({ templateId }) => mayBeAdded(templateId));
}

/** The templates without what cannot be added, so that a link cannot create it either, and with those of landing pages. */
export function possibleTemplates(templates: Template[]): Template[] {
  const possible = templates.filter(({ schemaType }) => mayBeAdded(schemaType));
  const named = possible.map((template) =>
    template.id === 'landingPage' ? { ...template, title: 'Empty landing page' } : template,
  );
  return [...named, ...landingTemplates];
}
