import type { DocumentActionComponent } from 'sanity';
import { expect, it } from 'vitest';
import { landingTemplates } from '../schemas/landing-templates.ts';
import {
  allowedActions,
  isDuplicateSingleton,
  possibleTemplates,
  withoutFixedOptions,
} from './singletons.ts';

const names = ['publish', 'discardChanges', 'restore', 'unpublish', 'duplicate', 'delete'] as const;
const all = names.map(
  (action): DocumentActionComponent => Object.assign(() => null, { action, displayName: action }),
);
const actionsOf = (schemaType: string, documentId?: string) =>
  allowedActions(all, { schemaType, documentId }).map(({ action }) => action);

it('leaves a document of a list all its actions', () => {
  expect(actionsOf('agent', 'agent-tara')).toEqual([...names]);
});

it('takes from a singleton what would make none of it, or two', () => {
  expect(actionsOf('homePage', 'homePage')).toEqual(['publish', 'discardChanges', 'restore']);
  expect(actionsOf('homePage', 'drafts.homePage')).toEqual(['publish', 'discardChanges', 'restore']);
});

it('takes from a legal page what would make an eighth, which the site has no address for', () => {
  expect(actionsOf('legalPage', 'legal-privacy-policy')).toEqual(
    names.filter((name) => name !== 'duplicate'),
  );
});

it('offers nothing for a second document of a singleton', () => {
  expect(actionsOf('homePage', '6bd3a14c-7f72-4d49-a1c3-3878cd30e3a7')).toEqual([]);
});

it('tells a second document of a singleton from the one there is and from the documents of a list', () => {
  expect(isDuplicateSingleton('homePage', 'other')).toBe(true);
  expect(isDuplicateSingleton('homePage', 'siteSettings')).toBe(true);
  expect(isDuplicateSingleton('homePage', undefined)).toBe(true);
  expect(isDuplicateSingleton('homePage', 'homePage')).toBe(false);
  expect(isDuplicateSingleton('homePage', 'drafts.homePage')).toBe(false);
  expect(isDuplicateSingleton('homePage', 'versions.r1.homePage')).toBe(false);
  expect(isDuplicateSingleton('agent', 'other')).toBe(false);
});

it('offers nothing new that the site has no room for, in the menus or by a template', () => {
  const template = (schemaType: string) => ({ id: schemaType, title: schemaType, schemaType, value: {} });
  const templates = ['agent', 'homePage', 'legalPage'].map(template);
  expect(possibleTemplates(templates)).toEqual([template('agent'), ...landingTemplates]);
  const option = (templateId: string) => ({
    type: 'initialValueTemplateItem' as const,
    id: templateId,
    templateId,
  });
  const options = withoutFixedOptions(['agent', 'siteSettings', 'legalPage'].map(option));
  expect(options.map(({ templateId }) => templateId)).toEqual(['agent']);
});
