import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { landingSections } from '../../../schemas/sections/landing-sections.ts';
import { rewriteDocument } from '../../../schemas/testing/rewrite-document.ts';
import { unknownValue } from '../../../tests/setup/odd-values.ts';
import { renderSite } from '../../../tests/setup/render-site.tsx';
import { siteDocuments } from '../../../tests/setup/site-documents.ts';
import { type SeedDocument, setUpTestLake } from '../../../tests/setup/test-lake.ts';

const lake = setUpTestLake(siteDocuments);

const opening = {
  _type: 'openingSection',
  _key: 'opening',
  heading: 'Spring with {product}',
  intro: 'Four weeks.',
  button: { _type: 'link', label: 'Join us', href: '/contact' },
};
const text = {
  _type: 'richTextSection',
  _key: 'text',
  heading: 'Why now',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'Because spring.' }],
    },
  ],
};
const invitation = { _type: 'invitationSection', _key: 'end', heading: 'Come along', text: 'We wait.' };

async function publish(fields: object): Promise<SeedDocument> {
  const page = {
    _id: 'landing-spring',
    _type: 'landingPage',
    title: 'Spring campaign',
    slug: { _type: 'slug', current: 'spring' },
    ...fields,
  };
  await lake.publish(page);
  return page;
}

const pageHeading = () => screen.findByRole('heading', { level: 1 });
const main = () => within(screen.getByRole('main'));

it('shows its sections in order, and has its own title', async () => {
  await publish({ sections: [opening, text, invitation] });
  renderSite('/spring');
  expect(await pageHeading()).toHaveTextContent('Spring with Beacon');
  expect(main().getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/contact');
  const headings = main().getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Spring with Beacon',
    'Why now',
    'Come along',
  ]);
  expect(main().getByRole('region', { name: 'Why now' })).toHaveTextContent('Because spring.');
  await waitFor(() => expect(document.title).toBe('Spring campaign | Beacon'));
});

it('omits hidden sections and a second opening', async () => {
  const second = { ...opening, _key: 'second', heading: 'Once more' };
  await publish({ sections: [opening, { ...text, isHidden: true }, second, invitation] });
  renderSite('/spring');
  await pageHeading();
  const headings = main().getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Spring with Beacon', 'Come along']);
});

it.each([
  ['without sections', { sections: null }],
  ['without an opening', { sections: [invitation] }],
])('has its title as the h1 %s', async (_what, fields) => {
  await publish(fields);
  renderSite('/spring');
  expect(await pageHeading()).toHaveTextContent('Spring campaign');
});

it('reports a section without a view in development', async () => {
  await publish({ sections: [opening, { _type: 'brandNew', _key: 'new' }] });
  renderSite('/spring');
  await pageHeading();
  expect(screen.getByText(/No view for “brandNew”/)).toBeVisible();
});

it('redirects from a former address to the current one, in any case', async () => {
  await publish({ sections: [opening], formerSlugs: ['Winter'] });
  renderSite('/winter?from=mail');
  expect(await pageHeading()).toHaveTextContent('Spring with Beacon');
  expect(window.location.href).toMatch(/\/spring\?from=mail$/);
});

it('is replaced when an editor unpublishes it, and returns when it is published again', async () => {
  const page = await publish({ sections: [opening] });
  const { queryClient } = renderSite('/spring');
  await pageHeading();
  await lake.remove(page._id);
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await lake.publish(page);
  await act(() => queryClient.invalidateQueries());
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spring'));
});

it('is the target of a redirect, which does not apply to the path of an existing page', async () => {
  const settings = siteDocuments.find(({ _id }) => _id === 'siteSettings');
  const oldAddresses = ['/news/2024', '/contact'].map((from) => ({
    _type: 'oldAddress',
    _key: from,
    from,
    to: '/spring',
  }));
  await lake.publish({ ...settings, _id: 'siteSettings', _type: 'siteSettings', oldAddresses });
  await publish({ sections: [opening] });
  const view = renderSite('/News/2024?from=mail');
  expect(await pageHeading()).toHaveTextContent('Spring with Beacon');
  expect(window.location.href).toMatch(/\/spring\?from=mail$/);
  view.unmount();
  renderSite('/contact');
  expect(await pageHeading()).toHaveTextContent('Contact Beacon');
});

it('does not replace a fixed page', async () => {
  await publish({ slug: { _type: 'slug', current: 'contact' }, sections: [opening] });
  renderSite('/contact');
  expect(await pageHeading()).toHaveTextContent('Contact Beacon');
});

const reference = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref });

/** A section of each type, with all required fields. */
const oneOfEach = [
  opening,
  text,
  { _type: 'statementSection', _key: 'statement', text: 'Spring is here.' },
  { _type: 'agentsSection', _key: 'agents', heading: 'Who helps', agents: [reference('agent-tara')] },
  {
    _type: 'talkingAgentSection',
    _key: 'talk',
    heading: 'Meet Tara',
    agent: { _type: 'reference', _ref: 'agent-tara' },
  },
  {
    _type: 'challengesSection',
    _key: 'challenges',
    heading: 'What we answer',
    challenges: [reference('challenge-1')],
  },
  {
    _type: 'cardsSection',
    _key: 'cards',
    heading: 'When and where',
    cards: [{ _type: 'titledText', _key: 'a', title: 'When', text: 'On Friday.' }],
  },
  {
    _type: 'statisticsSection',
    _key: 'statistics',
    heading: 'The need',
    statistics: [{ _type: 'sourcedStatistic', _key: 'a', value: '36%', percent: 36, label: 'in deficit' }],
  },
  {
    _type: 'pictureSection',
    _key: 'picture',
    picture: {
      _type: 'imageWithAlt',
      asset: { _type: 'reference', _ref: 'image-abc-1600x1200-jpg' },
      alt: 'A garden',
    },
  },
  {
    _type: 'questionsSection',
    _key: 'questions',
    heading: 'What people ask',
    questions: [
      { _type: 'questionAndAnswer', _key: 'a', question: 'What does it cost?', answer: 'Nothing.' },
    ],
  },
  invitation,
];

describe('with a section of each type', () => {
  beforeAll(async () => {
    await lake.publish(
      { _id: 'image-abc-1600x1200-jpg', _type: 'sanity.imageAsset' },
      {
        _id: 'challenge-1',
        _type: 'challengeRow',
        issue: 'Late books',
        solution: 'Closes them.',
        agents: [reference('agent-tara')],
      },
    );
  });

  it('shows all of them, with the content of their agents and challenges', async () => {
    expect(oneOfEach.map(({ _type }) => _type).toSorted()).toEqual(
      landingSections.map(({ name }) => name).toSorted(),
    );
    await publish({ sections: oneOfEach });
    renderSite('/spring');
    await pageHeading();
    const names = ['Why now', 'Who helps', 'Meet Tara', 'What we answer', 'When and where', 'The need'];
    for (const name of [...names, 'What people ask', 'Come along']) {
      expect(main().getByRole('region', { name })).toBeVisible();
    }
    expect(main().getByText('Spring is here.')).toBeVisible();
    expect(main().getByRole('img', { name: 'A garden' })).toBeVisible();
    expect(main().getByRole('rowheader', { name: 'Late books' })).toBeVisible();
    expect(main().getAllByRole('link', { name: /Tara/ }).length).toBeGreaterThan(2);
  });

  it.each<[string, (value: unknown, field: { type: string }, place: string) => unknown]>([
    [
      'nothing filled in',
      (value, { type }, place) => (place === 'member' || type === 'array' ? value : undefined),
    ],
    ['empty lists', (value, { type }, place) => (type === 'array' && place === 'member' ? [] : value)],
    ['unknown values', unknownValue],
  ])('renders with %s', async (_what, rewrite) => {
    const page = await publish({ sections: oneOfEach });
    const { slug, title } = page;
    await lake.publish({ ...rewriteDocument(page, rewrite), slug, title });
    renderSite('/spring');
    expect(await pageHeading()).toBeVisible();
    expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
  });
});
