import type { DocumentActionComponent, DocumentActionsContext, Template, TemplateItem } from 'sanity';
import { isSingletonType } from '../schemas/singleton-types.ts';

/** The actions that would make a second one, or none, of a document of which there is exactly one. */
const FORBIDDEN = ['delete', 'duplicate', 'unpublish'];

/**
 * The document actions of a type, without those that a singleton must not have. A second document of the type, which
 * only an address typed by hand can open, gets none: it cannot be published.
 */
export function singletonActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, 'schemaType' | 'documentId'>,
): DocumentActionComponent[] {
  if (!isSingletonType(context.schemaType)) return actions;
  if (context.documentId?.replace(/^drafts\./, '') !== context.schemaType) return [];
  return actions.filter(({ action }) => action === undefined || !FORBIDDEN.includes(action));
}

/** The 'create new' menus without singletons: the structure leads to the one document there is. */
export function withoutSingletonOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({ templateId }) => !isSingletonType(templateId));
}

/** The templates without singletons, so that a link cannot create one either. */
export function withoutSingletonTemplates(templates: Template[]): Template[] {
  return templates.filter(({ schemaType }) => !isSingletonType(schemaType));
}
