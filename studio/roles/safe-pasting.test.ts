import { type DocumentFieldAction, initialDocumentFieldActions } from 'sanity';
import { expect, it } from 'vitest';
import { withSafePasting } from './safe-pasting.ts';

/** Actions by the names of the Studio's own, and one of somebody else: those need the Studio around them to be used. */
const actions = [...initialDocumentFieldActions.map(({ name }) => name), 'other'].map(
  (name): DocumentFieldAction => ({
    name,
    useAction: () => ({ type: 'action', title: name, onAction: () => {} }),
  }),
);

function offered(documentType: string, ...path: string[]): string[] {
  // The Studio gives the type of the field itself as that of the document.
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

it('pastes into no whole form, which has an address, and so copies none', () => {
  expect(offered('agent')).toEqual(['other']);
  expect(offered('homePage')).toEqual(['other']);
});

it('pastes into no field that is locked once visitors know the page', () => {
  for (const name of ['slug', 'icon', 'color']) {
    expect(offered('agent', name), name).toEqual(['copyField', 'other']);
  }
  expect(offered('legalPage', 'slug')).toEqual(['copyField', 'other']);
});

it('pastes into any other field', () => {
  expect(offered('agent', 'description')).toEqual(['copyField', 'pasteField', 'other']);
  expect(offered('region', 'slug')).toEqual(['copyField', 'pasteField', 'other']);
  expect(offered('agent', 'impactStory', 'icon')).toEqual(['copyField', 'pasteField', 'other']);
});
