import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { agentDocuments } from './documents/agents.ts';
import { getAgentAssets } from './media-assets.ts';
import { seed } from './seed.ts';
import { seedDocuments } from './seed-documents.ts';
import { readClientContent } from './seed-from-file.ts';
import { serveLake } from './testing/serve-lake.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the tests read of the example. */
type Example = { agents: { problemCards: { cards: { title: string }[] } }[] };
const exampleFile = join(import.meta.dirname, '..', '..', 'docs', 'client-data.example.json');
const example: Example = JSON.parse(readFileSync(exampleFile, 'utf8'));
const [amara] = example.agents;
if (!amara) throw new Error('The example has no agent.');

function read(data: unknown) {
  const file = join(folder, 'data.json');
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return readClientContent(file);
}

async function findFaults(data: unknown): Promise<string[]> {
  const message = await read(data).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).toContain('Nothing was changed.');
  return message.split('\n').filter((line) => line.startsWith('  '));
}

const withAgent = (fields: object) => ({ ...example, agents: [{ ...amara, ...fields }] });

describe('the example of the documentation', () => {
  test('becomes documents of the content model: no ids, no light bulbs, references in the place of names', async () => {
    const { documents } = await read(example);
    const agent = documents.find(({ _id }) => _id === 'agent-amara');
    expect(agent).toMatchObject({
      slug: { current: 'amara' },
      icon: 'programs',
      impactView: 'cards',
      deliverables: expect.arrayContaining(['One waiting list for all sites']),
      voice: { voiceSettings: { similarityBoost: 0.9, useSpeakerBoost: true } },
    });
    expect(agent?.problemCards).toHaveLength(10);
    expect(agent).toMatchObject({
      problemCards: expect.arrayContaining([
        expect.objectContaining({
          title: 'Waiting lists nobody trusts',
          aiPillars: [
            { _type: 'reference', _key: 'pillar-1', _ref: 'aiPillar-cognitive' },
            { _type: 'reference', _key: 'pillar-2', _ref: 'aiPillar-predictive' },
          ],
        }),
      ]),
    });
    expect(JSON.stringify(documents)).not.toMatch(/💡|similarity_boost/u);
    const rows = documents.filter(({ _type }) => _type === 'challengeRow');
    expect(rows.map(({ agents }) => (agents as { _ref: string }[]).map(({ _ref }) => _ref))).toEqual([
      ['agent-amara'],
      ['agent-amara', 'agent-huma'],
      ['agent-amara', 'agent-diana', 'agent-tara'],
    ]); // challenge rows have a list of references
  });

  test('fills an empty lake together with the rest of the seed, and a second time changes nothing', async () => {
    copyFileSync(getAgentAssets('tara').picture.path, join(folder, 'amara.png'));
    const { client, close } = await serveLake();
    onTestFinished(close);
    const content = await read(example);
    expect((await seed(client, { content, dryRun: true })).created).toContain('agent-amara');
    expect(await client.fetch('count(*)')).toBe(0);

    const { failed } = await seed(client, { content });
    expect(failed).toEqual([]);
    expect(await client.fetch('count(*[_type == "agent"])')).toBe(9);
    expect(await client.fetch('*[_type == "agent"] | order(orderRank)[0].name')).toBe('Amara');
    expect(await client.fetch('*[_id == "agent-amara"][0].image.asset->mimeType')).toBe('image/png');
    expect(await client.fetch('*[_id == "sampleAgentPage"][0].agent.name')).toBe('Amara');
    expect(await client.fetch('count(*[_type == "homePage"])')).toBe(1);
    const again = await seed(client, { content });
    expect([again.created, again.replaced, again.kept]).toEqual([[], [], []]);
  });

  test('puts its agents before those of a filled lake, which keep their places', async () => {
    const { client, close } = await serveLake();
    onTestFinished(close);
    await seed(client);
    const content = await read({ ...example, agents: [amara, { ...amara, id: 'neo', name: 'Neo' }] });
    const outcome = await seed(client, { content });
    const order = await client.fetch<string[]>('*[_type == "agent"] | order(orderRank)._id');
    const seeded = agentDocuments.map(({ _id }) => _id).filter((id) => id !== 'agent-neo');
    expect(order).toEqual(['agent-amara', 'agent-neo', ...seeded]);
    expect(await client.fetch('count(array::unique(*[_type == "agent"].orderRank))')).toBe(order.length);
    expect([outcome.outdated, outcome.kept]).toEqual([[], []]);
    expect(outcome.unchanged).toEqual(expect.arrayContaining(seeded));
  });

  test('with --replace writes what the file says by now, and no other document', async () => {
    const { client, close } = await serveLake();
    onTestFinished(close);
    await seed(client, { content: await read(example) });
    await client.patch('homePage').set({ heroText: 'Ours' }).commit();
    await client.delete('globalImpactPage');
    const content = await read(withAgent({ title: 'Programs at Four Sites' }));
    const lines: string[] = [];
    expect((await seed(client, { content, report: (line) => lines.push(line) })).replaced).toEqual([]);
    expect(lines).toContain(
      'kept          agent-amara (edited, or of an earlier file; --replace writes this one)',
    );

    const { created, replaced } = await seed(client, { content, replace: true });
    expect([created, replaced]).toEqual([[], ['agent-amara']]);
    expect(await client.fetch('*[_id == "agent-amara"][0].title')).toBe('Programs at Four Sites');
    expect(await client.fetch('*[_id == "homePage"][0].heroText')).toBe('Ours');
  });

  test('replaces what nobody edited in a filled lake, and keeps what an editor changed unless told otherwise', async () => {
    const { client, close } = await serveLake();
    onTestFinished(close);
    await seed(client);
    await client.patch('sampleAgentPage').set({ invitation: 'Ours' }).commit();
    const content = await read(example);
    const outcome = await seed(client, { content });
    const [row] = seedDocuments.filter(({ _type }) => _type === 'challengeRow');
    expect(outcome.created).toEqual(['agent-amara']);
    expect(outcome.replaced).toContain(row?._id);
    expect(outcome.replaced).not.toContain('sampleAgentPage');
    expect(await client.fetch('*[_id == "sampleAgentPage"][0].invitation')).toBe('Ours');
    await seed(client, { content, replace: true });
    expect(await client.fetch('*[_id == "sampleAgentPage"][0].agent.name')).toBe('Amara');
  });
});

test('sorts items by their ids', async () => {
  const { cards } = amara.problemCards;
  const { documents } = await read(withAgent({ problemCards: cards.toReversed() }));
  const agent = documents.find(({ _id }) => _id === 'agent-amara');
  expect(agent).toMatchObject({ problemCards: { 0: { title: cards[0]?.title } } });
});

test('an agent of the seed keeps its portrait, and loses the video that says other words', async () => {
  const { documents, notes } = await read({
    ...withAgent({ id: 'tara', name: 'Tara', image: null }),
    challengeRows: [],
  });
  const tara = documents.find(({ _id }) => _id === 'agent-tara');
  expect(tara).toMatchObject({ title: 'Programs at Three Sites', image: { _type: 'imageWithAlt' } });
  expect(tara).not.toHaveProperty('video');
  expect(notes).toContainEqual(expect.stringMatching(/^Tara has no video/));
});

test('says which picture is left out, and why', async () => {
  expect((await read(example)).notes).toContainEqual(
    expect.stringMatching(/^agent-amara\.image: there is no file .*amara\.png, so the picture is left out\./),
  );
  const { notes } = await read(withAgent({ image: 'https://example.org/amara.png' }));
  expect(notes).toContainEqual(expect.stringContaining('pictures are not fetched'));
});

describe('names the place of each fault, and what to do', () => {
  test.each<[string, unknown, string]>([
    ['a missing field', withAgent({ title: undefined }), 'agents[0] (amara).title: is missing. Write it.'],
    [
      'a value of another kind',
      withAgent({ expertise: 'Intake' }),
      'agents[0] (amara).expertise: should be a list.',
    ],
    [
      'an unknown domain',
      withAgent({ domain: 'Fundrasing' }),
      'agents[0] (amara).domain: “Fundrasing” is none of its choices. Did you mean Fundraising?',
    ],
    [
      'a misspelled field',
      withAgent({ combinedUrl: 'a' }),
      'agents[0] (amara).combinedUrl: no field has this name. Did you mean combined_url?',
    ],
    [
      'an id with other characters',
      withAgent({ id: 'Amara!' }),
      'agents[0] (Amara!).id: is no id: use lowercase letters and digits, such as tara.',
    ],
    [
      'a fault in a card',
      withAgent({ problemCards: { cards: [{ ...amara.problemCards.cards[0], solution: 1 }] } }),
      'agents[0] (amara).problemCards.cards[0] (Waiting lists nobody trusts).solution: should be a text.',
    ],
    [
      'an unknown pillar',
      withAgent({
        problemCards: amara.problemCards.cards
          .map((card) => ({ ...card, aiPillars: ['Agentic', 'Predictiv'] }))
          .slice(0, 1),
      }),
      'agents[0] (amara).problemCards[0] (Waiting lists nobody trusts).aiPillars[1]: “Predictiv” is no AI pillar. Did you mean Predictive?',
    ],
    [
      'an unknown agent',
      { ...example, challengeRows: [{ issue: 'Late', solution: 'Soon', agents: 'Amara and Hugo' }] },
      'challengeRows[0] (Late).agents: “Hugo” is the name of no agent. Did you mean Huma?',
    ],
    [
      'an id that exists twice',
      { ...example, agents: [amara, amara] },
      'agents[1]: has the id of agents[0], amara. Give each its own.',
    ],
  ])('%s', async (_what, data, fault) => {
    expect(await findFaults(data)).toContain(`  ${fault}`);
  });

  test('what the rules of the Studio refuse', async () => {
    const faults = await findFaults(withAgent({ expertise: ['Intake'] }));
    expect(faults).toEqual([expect.stringMatching(/^ {2}Amara \(Agent\) › .*tags/)]);
  });

  test('a file that is not there, or no JSON', async () => {
    await expect(readClientContent(join(folder, 'none.json'))).rejects.toThrow(
      /^There is no file .*none\.json/,
    );
    await expect(read('{}')).rejects.toThrow('so there is nothing to write.');
    await expect(read('{')).rejects.toThrow(/is no JSON: .*\nNothing was changed\./);
  });
});
