import type {
  DocumentActionComponent,
  DocumentActionsContext,
  NewDocumentOptionsContext,
  Template,
  TemplateItem,
} from 'sanity';
import { isSingletonType } from '../schemas/singleton-types.ts';

/** The actions that would make a second one, or none, of a document of which there is exactly one. */
const FORBIDDEN = ['delete', 'duplicate', 'unpublish'];

/** The document actions of a type, without those that a singleton must not have. */
export function singletonActions(
  actions: DocumentActionComponent[],
  context: DocumentActionsContext,
): DocumentActionComponent[] {
  if (!isSingletonType(context.schemaType)) return actions;
  return actions.filter(({ action }) => action === undefined || !FORBIDDEN.includes(action));
}

/** The 'create new' menus without singletons: the structure leads to the one document there is. */
export function withoutSingletonOptions(
  options: TemplateItem[],
  _context: NewDocumentOptionsContext,
): TemplateItem[] {
  return options.filter(({ templateId }) => !isSingletonType(templateId));
}

/** The templates without singletons, so that a link cannot create one either. */
export function withoutSingletonTemplates(templates: Template[]): Template[] {
  return templates.filter(({ schemaType }) => !isSingletonType(schemaType));
}
