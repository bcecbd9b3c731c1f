import { type DocumentFieldAction, initialDocumentFieldActions } from 'sanity';
import { expect, it } from 'vitest';
import { withSafePasting } from './safe-pasting.ts';

/** Actions with the names of the Studio's own, which cannot be rendered without the Studio, and another one. */
const actions = [...initialDocumentFieldActions.map(({ name }) => name), 'other'].map(
  (name): DocumentFieldAction => ({
    name,
    useAction: () => ({ type: 'action', title: name, onAction: () => {} }),
  }),
);

function offered(documentType: string, ...path: string[]): string[] {
  // The Studio passes the field's type as `documentType`.
  const props = {
    documentId: 'some',
    documentType: 'string',
    path,
    schemaType: { name: 'string' },
  } as Parameters<DocumentFieldAction['useAction']>[0];
  return withSafePasting(actions, { documentType })
    .filter(({ useAction }) => !useAction(props).hidden)
    .map(({ name }) => name);
}

it('hides pasting and copying of whole documents', () => {
  expect(offered('agent')).toEqual(['other']);
  expect(offered('homePage')).toEqual(['other']);
});

it('hides pasting into fields that are locked after publishing', () => {
  for (const name of ['slug', 'icon', 'color']) {
    expect(offered('agent', name), name).toEqual(['copyField', 'other']);
  }
  expect(offered('legalPage', 'slug')).toEqual(['copyField', 'other']);
});

it('allows pasting into other fields', () => {
  expect(offered('agent', 'description')).toEqual(['copyField', 'pasteField', 'other']);
  expect(offered('region', 'slug')).toEqual(['copyField', 'pasteField', 'other']);
  expect(offered('agent', 'impactStory', 'icon')).toEqual(['copyField', 'pasteField', 'other']);
});
