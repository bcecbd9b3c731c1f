import type { DocumentActionComponent } from 'sanity';
import { expect, it } from 'vitest';
import { landingTemplates } from '../schemas/landing-templates.ts';
import { filterActions, filterTemplates, isDuplicateSingleton, withoutFixedOptions } from './singletons.ts';

const names = ['publish', 'discardChanges', 'restore', 'unpublish', 'duplicate', 'delete'] as const;
const all = names.map(
  (action): DocumentActionComponent => Object.assign(() => null, { action, displayName: action }),
);
const getActions = (schemaType: string, documentId?: string) =>
  filterActions(all, { schemaType, documentId }).map(({ action }) => action);

it('keeps all actions of other documents', () => {
  expect(getActions('agent', 'agent-tara')).toEqual([...names]);
});

it('removes actions of a singleton that would delete or duplicate it', () => {
  expect(getActions('homePage', 'homePage')).toEqual(['publish', 'discardChanges', 'restore']);
  expect(getActions('homePage', 'drafts.homePage')).toEqual(['publish', 'discardChanges', 'restore']);
});

it('removes duplicating of a legal page, since the site has no route for an eighth', () => {
  expect(getActions('legalPage', 'legal-privacy-policy')).toEqual(
    names.filter((name) => name !== 'duplicate'),
  );
});

it('offers no action for a second document of a singleton', () => {
  expect(getActions('homePage', '6bd3a14c-7f72-4d49-a1c3-3878cd30e3a7')).toEqual([]);
});

it('distinguishes a second document of a singleton from the singleton and from other documents', () => {
  expect(isDuplicateSingleton('homePage', 'other')).toBe(true);
  expect(isDuplicateSingleton('homePage', 'siteSettings')).toBe(true);
  expect(isDuplicateSingleton('homePage', undefined)).toBe(true);
  expect(isDuplicateSingleton('homePage', 'homePage')).toBe(false);
  expect(isDuplicateSingleton('homePage', 'drafts.homePage')).toBe(false);
  expect(isDuplicateSingleton('homePage', 'versions.r1.homePage')).toBe(false);
  expect(isDuplicateSingleton('agent', 'other')).toBe(false);
});

it('offers no type that cannot be added, in menus or templates', () => {
  const template = (schemaType: string) => ({ id: schemaType, title: schemaType, schemaType, value: {} });
  const templates = ['agent', 'homePage', 'legalPage'].map(template);
  expect(filterTemplates(templates)).toEqual([template('agent'), ...landingTemplates]);
  const option = (templateId: string) => ({
    type: 'initialValueTemplateItem' as const,
    id: templateId,
    templateId,
  });
  const options = withoutFixedOptions(['agent', 'siteSettings', 'legalPage'].map(option));
  expect(options.map(({ templateId }) => templateId)).toEqual(['agent']);
});
