import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { describe, expect, test } from 'vitest';
import { agentCategories, agentDomains, agentRoles } from './agent-domains.ts';
import { definitions, listDefinitions, listFields } from './definitions.ts';
import { schemaTypes } from './schema-types.ts';
import { singletonTypes } from './singleton-types.ts';

const documents = definitions.filter((definition) => definition.type === 'document');
const ownTypes = definitions.map((definition) => definition.name);

describe('the content model', () => {
  test('compiles in the Studio without errors or warnings', () => {
    const problems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) => group.problems);
    expect(problems).toEqual([]);
  });

  test('can be extracted for generated types, with the name of every type', () => {
    const compiled = Schema.compile({ name: 'default', types: [...schemaTypes, ...builtinTypes] });
    const extracted = extractSchema(compiled).map((type) => type.name);
    expect(extracted).toEqual(expect.arrayContaining(ownTypes));
  });

  test('has a document type for every list and every page, and no others', () => {
    const lists = [
      'agent',
      'aiPillar',
      'challengeRow',
      'organizationType',
      'region',
      'landingPage',
      'legalPage',
    ];
    expect(documents.map((type) => type.name).sort()).toEqual([...lists, ...singletonTypes].sort());
  });

  test('has named types for the members of every array of objects', () => {
    const primitives = ['string', 'reference', 'block'];
    const members = listDefinitions().filter(({ path }) => path.endsWith('[]'));
    expect(members.map(({ path }) => path)).toContain('priorityData.critical[]');
    const unnamed = members.filter(
      ({ definition }) => ![...primitives, ...ownTypes].includes(definition.type),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('texts for editors', () => {
  test.each(listFields())('$path has a title and a description', ({ definition }) => {
    expect(definition.title).toMatch(/\S{2}/);
    expect(definition.description).toMatch(/\S.{20,}[.?]$/);
  });

  test.each(definitions.map((definition) => ({ name: definition.name, definition })))(
    '$name has a title, a description and an icon',
    ({ definition }) => {
      expect(definition.title).toMatch(/\S{2}/);
      expect(definition.description).toMatch(/\S.{10,}\.$/);
      expect(definition.icon).toBeDefined();
    },
  );

  test.each(documents.map((document) => ({ name: document.name, document })))(
    '$name has a preview, and tabs that hold all its fields when there are more than five',
    ({ document }) => {
      const fields = (document.fields ?? []).filter((field) => field.name !== 'orderRank');
      const groups = (document.groups ?? []).map((group) => group.name);
      expect(document.preview).toBeDefined();
      if (fields.length > 5) expect(groups.length).toBeGreaterThan(1);
      if (groups.length > 0) {
        for (const field of fields) expect(groups, field.name).toContain(field.group);
        for (const group of groups) expect(fields.map((field) => field.group)).toContain(group);
      }
    },
  );
});

test('the sample agent’s video address is hidden, since the sample page plays no video', () => {
  const field = listFields().find(({ path }) => path === 'sampleAgent.videoUrl');
  expect(field?.definition).toMatchObject({ hidden: true });
});

test('the eight agents have eight different domains and categories', () => {
  const roles = Object.values(agentRoles);
  expect(Object.keys(agentRoles)).toEqual('tara coleman monet preston diana neo huma ernesto'.split(' '));
  expect(roles.map((role) => role.domain).sort()).toEqual([...agentDomains].sort());
  expect(roles.map((role) => role.category).sort()).toEqual(
    agentCategories.map((category) => category.value).sort(),
  );
});
