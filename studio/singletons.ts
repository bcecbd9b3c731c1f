import type { DocumentActionComponent, DocumentActionsContext, Template, TemplateItem } from 'sanity';
import { isSingletonType } from '../schemas/singleton-types.ts';

/** The actions that would make a second one, or none, of a document of which there is exactly one. */
const FORBIDDEN = ['delete', 'duplicate', 'unpublish'];

/** Whether a document, by its id with or without `drafts.`, is not the one document that its type may have. */
export function isSecondSingleton(schemaType: string, documentId: string | undefined): boolean {
  return isSingletonType(schemaType) && documentId?.replace(/^drafts\./, '') !== schemaType;
}

/**
 * The document actions of a type, without those that a singleton must not have. A second document of the type gets
 * none: it cannot be published.
 */
export function singletonActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, 'schemaType' | 'documentId'>,
): DocumentActionComponent[] {
  if (!isSingletonType(context.schemaType)) return actions;
  if (isSecondSingleton(context.schemaType, context.documentId)) return [];
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
