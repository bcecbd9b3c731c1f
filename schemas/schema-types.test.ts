import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { describe, expect, test } from 'vitest';
import { agentCategories, agentDomains, agentRoles } from './agent-domains.ts';
import { allDefinitions, allFields, definitionOf, definitions } from './definitions.ts';
import { pageRoutes } from './hrefs.ts';
import { schemaTypes } from './schema-types.ts';
import { singletonTypes } from './singleton-types.ts';

const documents = definitions.filter((definition) => definition.type === 'document');
const ownTypes = definitions.map((definition) => definition.name);

function fieldNames(type: string): (string | undefined)[] {
  return (definitionOf(type).fields ?? []).map((field) => field.name);
}

describe('the content model', () => {
  test('is accepted by the Studio’s schema compiler without error or warning', () => {
    const problems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) => group.problems);
    expect(problems).toEqual([]);
  });

  test('can be extracted for generated types, with every type by its name', () => {
    const compiled = Schema.compile({ name: 'default', types: [...schemaTypes, ...builtinTypes] });
    const extracted = extractSchema(compiled).map((type) => type.name);
    expect(extracted).toEqual(expect.arrayContaining(ownTypes));
  });

  test('has the documents of the architecture page', () => {
    const lists = ['agent', 'aiPillar', 'challengeRow', 'organizationType', 'region', 'legalPage'];
    expect(documents.map((type) => type.name).sort()).toEqual([...lists, ...singletonTypes].sort());
  });

  test('has a singleton for every page that is one document', () => {
    expect(singletonTypes).toEqual(expect.arrayContaining(Object.keys(pageRoutes)));
    expect(singletonTypes).toHaveLength(Object.keys(pageRoutes).length + 2);
  });

  test('gives every array of objects members of a named type', () => {
    const primitives = ['string', 'reference', 'block'];
    const members = allDefinitions().filter(({ path }) => path.endsWith('[]'));
    expect(members.map(({ path }) => path)).toContain('priorityData.critical[]');
    const unnamed = members.filter(
      ({ definition }) => ![...primitives, ...ownTypes].includes(definition.type),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('what editors read', () => {
  test.each(allFields())('$path has a title and a description', ({ definition }) => {
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

// A field more is nobody's fault; one that is gone or renamed is a migration.
describe('the names that pages, seed and stored content rely on', () => {
  test('are there in an agent', () => {
    const names =
      'name slug formerSlugs title description domain icon color image domainImage problem solution deliverables expertise ' +
      'videoUrl combinedUrl video combinedVideo captions transcript priorityData problemCards voice avatarAssets avatarRun ' +
      'impactView ctaHeadline seo orderRank';
    expect(fieldNames('agent')).toEqual(expect.arrayContaining(names.split(' ')));
  });

  test.each([
    ['priorityData', 'critical operational enhancement'],
    ['priorityItem', 'problem impact'],
    ['problemCard', 'title solution aiPillars deliverables'],
    ['voice', 'introText voiceId voiceSettings'],
    ['voiceSettings', 'stability similarityBoost style useSpeakerBoost'],
    ['avatarAssets', 'image audio video'],
    ['avatarRun', 'image audio video captions talk earlier'],
    ['avatarTalk', 'talkId publicId hasFailed'],
    ['avatarAsset', 'publicId url secureUrl resourceType version captions'],
    ['seo', 'title shortName description image'],
    ['challengeRow', 'issue solution agents orderRank'],
    ['aiPillar', 'name role purpose keyInsight impact coreFunctions orderRank'],
    ['organizationType', 'name description orderRank'],
    ['region', 'name description claims orderRank'],
    ['legalPage', 'title slug effectiveDate body report seo'],
    ['sourcedStatistic', 'value percent change label year source sourceUrl'],
    ['frameworkCard', 'title problem solution aiPillars dataSources engineering deliverables'],
    ['sampleAgent', 'name title domain description image videoUrl'],
  ])('are there in %s', (type, names) => {
    expect(fieldNames(type)).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

test('the eight agents have eight different domains and categories', () => {
  const roles = Object.values(agentRoles);
  expect(Object.keys(agentRoles)).toEqual('tara coleman monet preston diana neo huma ernesto'.split(' '));
  expect(roles.map((role) => role.domain).sort()).toEqual([...agentDomains].sort());
  expect(roles.map((role) => role.category).sort()).toEqual(
    agentCategories.map((category) => category.value).sort(),
  );
});
