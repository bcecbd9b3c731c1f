import { beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../../../content/is-object.ts';
import { fixedPages } from '../../../content/pages.ts';
import { documentType, seedContent, seedDocument } from '../../../tests/setup/content-model.ts';
import { setUpSeededLake } from '../../../tests/setup/seed-lake.ts';
import { studioClient } from '../../../tests/setup/studio-client.ts';
import { readSiteContent, type SiteContent } from '../../presentation/site-content.ts';
import { readPath } from '../../shared/read-value.ts';
import type { Content } from './compare-values.ts';
import { fetchFacts } from './describe-change.ts';
import { includesDraft, previewPublishing } from './page-changes.ts';

setUpSeededLake();

const client = studioClient();
const agents = seedContent.filter(({ _type }) => _type === 'agent');
const onAllPages = `On all ${fixedPages.length + agents.length} pages`;

/** What the site shows before anything is changed, as the Studio knows it while an editor types. */
let unchanged: SiteContent;
beforeAll(async () => {
  unchanged = await readSiteContent(client);
});

/** The panel's text for a changed document of the seed; each line is a page or a change. */
async function listPanelLines(
  id: string,
  rewrite: (document: Content) => void,
  { isNew = false, content = unchanged } = {},
): Promise<string[]> {
  const draft = seedDocument(id);
  rewrite(draft);
  const revision = { type: documentType(draft._type), published: isNew ? null : seedDocument(id), draft };
  const { groups } = previewPublishing(revision, content, await fetchFacts(client, revision));
  return groups.flatMap(({ heading, changes }) => [
    heading,
    ...changes.map(({ place, before, after, note }) => {
      const texts = (before ?? after) ? [`${before ?? 'nothing'} → ${after ?? 'nothing'}`] : [];
      return `  ${place}: ${[...texts, ...(note ? [note] : [])].join(', ')}`;
    }),
  ]);
}

function titleOfField(type: string, name: string): string {
  return documentType(type).fields.find((field) => field.name === name)?.type.title ?? name;
}

describe('the changes of publishing', () => {
  it('names the page and the text of a headline', async () => {
    expect(
      await listPanelLines('homePage', (page) => {
        page.agentsHeading = 'Eight colleagues';
      }),
    ).toEqual(['On the page “Home”', expect.stringMatching(/^ {2}.+: .+ → Eight colleagues$/)]);
  });

  it('names a text inside a list by its place in the form', async () => {
    const changes = await listPanelLines('agent-tara', ({ problemCards }) => {
      const card = readPath(problemCards, [2]);
      Object.assign(card ?? {}, { solution: 'Tara will keep them apart.' });
    });
    expect(changes).toEqual([
      'On the page “Tara”',
      expect.stringMatching(
        /^ {2}Problem cards › 3rd problem card “.+” › Solution: .+ → Tara will keep them apart\.$/,
      ),
    ]);
  });

  it('describes an added item without text as empty', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      if (Array.isArray(agent.problemCards)) agent.problemCards.push({ _type: 'problemCard', _key: 'new' });
    });
    expect(changes).toEqual(['On the page “Tara”', '  Problem cards: an empty entry is added']);
  });

  it('groups a change that several pages show', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.title = 'Money matters';
    });
    expect(changes).toEqual([
      expect.stringMatching(/^On \d+ pages$/),
      '  Function: Tax, Audit & Accounting → Money matters',
    ]);
  });

  it('reports that a new product name is on all pages', async () => {
    const changes = await listPanelLines('siteSettings', (settings) => {
      settings.productName = 'Lantern';
    });
    expect(changes).toEqual([
      onAllPages,
      expect.stringMatching(/^ {2}Name of the product: Beacon → Lantern, in \d{2,3} texts$/),
    ]);
  });

  it.each([
    [{ icon: { _type: 'image', asset: { _type: 'reference', _ref: `image-${'0'.repeat(40)}-64x64-svg` } } }],
    [{ gateDescription: 'Not yet.' }],
    [{ noScriptText: 'Write to {email}.' }],
  ])('knows what the document of every page says: %j', async (words) => {
    const [pages, change, ...others] = await listPanelLines('siteSettings', (settings) => {
      Object.assign(settings, words);
    });
    const [field = ''] = Object.keys(words);
    expect(pages).toBe(onAllPages);
    expect(change).toContain(`  ${titleOfField('siteSettings', field)}: `);
    expect(others).toEqual([]);
  });

  it.each([
    ['contactPage', 'Contact us', ['On the page “Contact”', 'Short name of the page: Contact → Contact us']],
    ['agent-tara', 'T', ['On the page “Tara”', '  Search and sharing › Short name of the page: nothing → T']],
    [
      'legal-privacy-policy',
      'Privacy',
      ['On the page “Privacy Policy”', '  Search and sharing › Short name of the page: nothing → Privacy'],
    ],
  ])('reports a new short name of a page: %s', async (id, shortName, [page, change]) => {
    const changes = await listPanelLines(id, (document) => {
      document.seo = { ...(isObject(document.seo) ? document.seo : {}), shortName };
    });
    expect(changes).toEqual([page, expect.stringContaining(change ?? '')]);
  });

  it('uses the title of an option', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.impactView = 'priorities';
    });
    expect(changes).toEqual([
      'On the page “Tara”',
      '  What the Impact Framework shows first: Ten problem cards → Three priority tables',
    ]);
  });

  it('reports the page of a new agent, and the lists that contain it', async () => {
    const changes = await listPanelLines('agent-tara', () => {}, { isNew: true });
    expect(changes[0]).toBe('New: the page “Tara”, /agent/tara');
    expect(changes.slice(1).join('\n')).toMatch(/^On \d+ pages\n {2}Agent: “Tara” is added$/);
  });

  it('reports the new path after a changed slug', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.slug = { _type: 'slug', current: 'tarra' };
    });
    expect(changes.slice(0, 2)).toEqual([
      'Moves: the page “Tara”',
      '  Web address: /agent/tara → /agent/tarra, The old address leads on to the new one.',
    ]);
    expect(changes).toContain('  Web address: tara → tarra');
  });

  it('reports a removed page when its slug is removed', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.slug = undefined;
    });
    expect(changes[0]).toBe('No longer there: the page “Tara”, /agent/tara');
  });

  it('describes a new order of a list', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.orderRank = seedDocument('agent-monet').orderRank;
      agent.orderRank = `${agent.orderRank}z`;
    });
    expect(changes[1]).toBe('  Place in its list: a different one');
  });

  it('names the kind of file and the field', async () => {
    const file = (id: string) => ({ _type: 'file', asset: { _type: 'reference', _ref: id } });
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.video = file(`file-${'0'.repeat(40)}-mp4`);
      agent.combinedVideo = undefined;
      agent.captions = file(`file-${'9'.repeat(40)}-vtt`);
    });
    expect(changes).toEqual([
      'On 2 pages',
      '  Video: upload: a different video',
      '  Long video: upload: the video is removed',
      '  Captions: different captions',
    ]);
  });

  it('reports a generated file once, without its URLs', async () => {
    const generated = (name: string) => ({
      _type: 'avatarAsset',
      publicId: `avatars/tara/${name}`,
      url: `/_providers/media/x/avatars/tara/${name}`,
      secureUrl: `/_providers/media/x/avatars/tara/${name}`,
    });
    const changes = await listPanelLines('agent-tara', (agent) => {
      agent.avatarAssets = { image: generated('face.jpg'), video: generated('talk.mp4') };
    });
    expect(changes).toEqual([
      expect.stringMatching(/^On \d+ pages$/),
      '  Generated avatar files › Portrait: a new portrait',
      expect.stringMatching(/^On \d+ pages$/),
      '  Generated avatar files › Talking video: a new talking video',
    ]);
  });

  it('reports that a generated video replaces the uploaded one, not that it was removed', async () => {
    const changes = await listPanelLines('agent-tara', (agent) => {
      const url = '/_providers/media/x/avatars/tara/talk.mp4';
      agent.avatarAssets = { video: { _type: 'avatarAsset', publicId: 'talk', url, secureUrl: url } };
      agent.video = undefined;
      agent.combinedVideo = undefined;
    });
    const words = changes.join('\n');
    expect(words).toContain('Generated avatar files › Talking video: a new talking video');
    expect(words).toContain('Video: upload: the video made by the avatar tool takes its place');
    expect(words).not.toContain('removed');
  });

  describe('of a reference', () => {
    const row = seedContent.find(({ _type }) => _type === 'challengeRow')?._id ?? '';
    const own = readPath(seedDocument(row), ['agents']);
    const ownAgents: unknown[] = Array.isArray(own) ? own : [];
    const agents = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _key: _ref, _ref }));

    it.each([
      ['another one', agents('agent-neo'), ['  Agents: “Neo” is added', '  Agents: “Tara” is removed']],
      ['one more', [...agents('agent-neo'), ...ownAgents], ['  Agents: “Neo” is added']],
      [
        'one that is not published',
        [...ownAgents, ...agents('6bd3a14c')],
        ['  Agents: “(not published yet)” is added'],
      ],
    ])('names %s by its title', async (_what, chosen, lines) => {
      const changes = await listPanelLines(row, (challenge) => {
        challenge.agents = chosen;
      });
      expect(changes).toEqual(['On the page “Impact Agents”', ...lines]);
    });

    it('are located in the form, whether the page shows the target’s title or its id', async () => {
      const swap = (list: unknown, _ref: string) => Object.assign(readPath(list, [0]) ?? {}, { _ref });
      const inRow = await listPanelLines(row, (challenge) => swap(challenge.agents, 'agent-neo'));
      expect(inRow.slice(1)).toEqual(['  Agents › 1st entry: Tara → Neo']);
      const inCard = await listPanelLines('agent-tara', ({ problemCards }) => {
        swap(readPath(problemCards, [0, 'aiPillars']), 'aiPillar-symbolic');
      });
      expect(inCard[1]).toMatch(
        /^ {2}Problem cards › 1st problem card “.*” › AI pillars at work › 1st entry: Agentic → Symbolic/,
      );
    });
  });

  it('knows the pages of a value that was empty, once the site is read again', async () => {
    const url = '/_providers/media/x/avatars/tara/talk.mp4';
    const avatarAssets = { video: { _type: 'avatarAsset', publicId: 'talk', url, secureUrl: url } };
    await client.createOrReplace({ ...seedDocument('agent-tara'), _id: 'drafts.agent-tara', avatarAssets });
    const content = await readSiteContent(client);
    const changes = await listPanelLines('agent-tara', (agent) => Object.assign(agent, { avatarAssets }), {
      content,
    });
    expect(changes).toEqual(['On 2 pages', '  Generated avatar files › Talking video: a new talking video']);
  });

  it('names no page for an address that leads to a page', async () => {
    const changes = await listPanelLines('siteSettings', (settings) => {
      settings.oldAddresses = [{ _key: 'new', from: '/donate-2024', to: '/contact' }];
    });
    expect(changes).toEqual([]);
  });

  it('is empty when no page shows the difference', async () => {
    expect(
      await listPanelLines('agent-tara', (agent) => {
        agent.voice = { introText: 'Hello.' };
      }),
    ).toEqual([]);
  });
});

it('knows the pages of a new document once the content is read again', () => {
  const draft = { ...seedDocument('agent-tara'), _createdAt: new Date(Date.now() + 1000).toISOString() };
  const revision = { type: documentType('agent'), draft, published: null };
  expect(includesDraft(unchanged, revision)).toBe(false);
  const later = new Date(Date.now() + 2000).toISOString();
  expect(includesDraft({ ...unchanged, readAt: later }, revision)).toBe(true);
  expect(includesDraft(unchanged, { ...revision, published: draft })).toBe(true);
});
