import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { agentDocuments } from '../../scripts/seed/documents/agents.ts';
import { siteSettings } from '../../scripts/seed/documents/site-settings.ts';
import { fakeView } from '../../tests/setup/fake-media.ts';
import { renderSite } from '../../tests/setup/render-site.tsx';
import { setUpSeededLake } from '../../tests/setup/seed-lake.ts';
import { contentApi } from '../../tests/setup/test-lake.ts';
import { fixedPaths, notFoundPath } from './routes.tsx';

/** Renders whole pages with the seed content. */
const lake = setUpSeededLake();

afterEach(() => vi.unstubAllGlobals());

const main = () => within(screen.getByRole('main'));
const pageHeading = () => screen.findByRole('heading', { level: 1 });

describe('the home page', () => {
  it('shows the headline and the eight agents in order, each with a link to its page', async () => {
    renderSite('/');
    expect(await pageHeading()).toHaveTextContent(
      'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.',
    );
    const links = main().getAllByRole('link', { name: /^My Intelligence/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['tara', 'coleman', 'monet', 'preston', 'diana', 'neo', 'huma', 'ernesto'].map((id) => `/agent/${id}`),
    );
  });

  it('links to an agent', async () => {
    const { user } = renderSite('/');
    await user.click(await screen.findByRole('link', { name: 'My Intelligence – See Neo’s work' }));
    expect(await screen.findByRole('heading', { name: 'Neo', level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe('/agent/neo');
  });
});

describe('an agent’s page', () => {
  it('matches the name in any case, shows it in the title, and links to its parts at its own address', async () => {
    renderSite('/agent/TaRa');
    expect(await pageHeading()).toHaveTextContent('Tara');
    await waitFor(() => expect(document.title).toBe('Tara: Nonprofit Tax, Audit & Accounting | Beacon'));
    expect(screen.getByRole('link', { name: 'Fifteen priorities, ranked' })).toHaveAttribute(
      'href',
      '/agent/tara#priorities',
    );
  });

  it.each(
    agentDocuments.slice(0, 2).map(({ name, problemCards = [] }) => [name ?? '', problemCards] as const),
  )('of %s shows all its problem cards', async (name, cards) => {
    renderSite(`/agent/${name}`);
    const section = within(await screen.findByRole('region', { name: 'Impact Framework' }));
    const articles = section.getAllByRole('article').map((card) => within(card));
    expect(articles.map((card) => card.getByRole('heading', { level: 3 }).textContent)).toEqual(
      cards.map(({ title }) => title),
    );
  });

  it.each([
    ['tara', 'Next agent Coleman Compliance'],
    ['ernesto', 'Next agent Tara Tax, Audit & Accounting'],
  ])('of %s links to the next agent, and the last links to the first', async (name, next) => {
    renderSite(`/agent/${name}`);
    expect(await screen.findByRole('link', { name: next })).toBeVisible();
  });

  it('shows priority tables first when the editor chose that', async () => {
    const preston = agentDocuments.find(({ _id }) => _id === 'agent-preston');
    await lake.publish({ ...preston, _id: 'agent-preston', _type: 'agent', impactView: 'priorities' });
    renderSite('/agent/preston');
    const section = within(await screen.findByRole('region', { name: 'Impact Framework' }));
    expect(section.getByRole('heading', { level: 3, name: 'Critical' })).toBeVisible();
    expect(section.getAllByRole('columnheader', { name: 'Impact' })).toHaveLength(3);
  });

  it('redirects from a former address to the current one', async () => {
    const tara = agentDocuments.find(({ _id }) => _id === 'agent-tara');
    await lake.publish({ ...tara, _id: 'agent-tara', _type: 'agent', formerSlugs: ['Tess'] });
    renderSite('/agent/tess?from=mail');
    expect(await pageHeading()).toHaveTextContent('Tara');
    expect(window.location.href).toMatch(/\/agent\/tara\?from=mail$/);
    await waitFor(() =>
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/agent\/tara$/),
    );
  });

  it('suggests an agent with a similar name', async () => {
    renderSite('/agent/tarra');
    expect(await pageHeading()).toHaveTextContent('Agent Not Found');
    const suggestion = await screen.findByText(/^Did you mean/);
    const offered = within(suggestion).getByRole('link', { name: 'Tara' });
    expect(offered).toHaveAttribute('href', '/agent/tara');
  });

  it('suggests no agent without a similar name, though all paths begin with /agent/', async () => {
    renderSite('/agent/nobody');
    await screen.findByRole('link', { name: 'Return to Agents' });
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it('is replaced when an editor unpublishes it, and returns when it is published again', async () => {
    const tara = agentDocuments.find(({ _id }) => _id === 'agent-tara');
    const zed = { ...tara, _id: 'agent-zed', _type: 'agent', name: 'Zed', slug: { current: 'zed' } };
    await lake.publish(zed);
    const { queryClient } = renderSite('/agent/zed');
    expect(await pageHeading()).toHaveTextContent('Zed');
    await lake.remove('agent-zed');
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(document.title).toBe('Agent Not Found | Beacon'));
    expect(await pageHeading()).toHaveTextContent('Agent Not Found');

    await lake.publish(zed);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { level: 1, name: 'Zed' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Tara: /));
    await lake.remove('agent-zed');
  });

  it('shows “Agent Not Found” for an unknown name, with a link to all agents', async () => {
    const { user } = renderSite('/agent/zoe');
    expect(await pageHeading()).toHaveTextContent('Agent Not Found');
    expect(screen.getByText('The agent you’re looking for doesn’t exist.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Agent Not Found | Beacon'));
    const offered = main().getAllByRole('listitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(agentDocuments.map(({ name }) => name));
    await user.click(screen.getByRole('link', { name: 'Return to Agents' }));
    expect(await screen.findAllByRole('link', { name: /^My Intelligence/ })).toHaveLength(8);
  });
});

/** The number of sections that list what the product does; every other page has none. */
const capabilityLists: Record<string, number> = {
  '/': 2,
  '/connected-agents': 1,
  '/need-impact-agents': 2,
  '/agent/tara': 2,
  '/poly-ai': 2,
  '/like-os': 1,
  '/global-impact': 1,
  '/sample-diana': 1,
  '/about': 7,
  '/about-old': 7,
};

it.each([...fixedPaths, '/agent/tara'])(
  '%s has one h1, the footer’s text, the product’s name, and how far the product is in each list of what it does',
  async (path) => {
    renderSite(path);
    await pageHeading();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Beacon is in conceptual development');
    expect(document.body.innerHTML).not.toMatch(/\{\w+\}/);
    if (path !== notFoundPath) expect(screen.queryByText('Return Home')).not.toBeInTheDocument();
    expect(screen.queryAllByText(siteSettings.statusLine ?? '')).toHaveLength(capabilityLists[path] ?? 0);
  },
);

/** Cards fade in, and hide again out of view. The number of cards by the heading of their section. */
it.each([
  ['/', { 'Meet the eight agents': 8, 'Operations Nexus': 6, 'What Beacon is not': 6 }],
  ['/organizations', { 'Kinds of mission-driven organizations': 21 }],
  ['/global-impact', { 'Six regions, one shortage of hours': 6 }],
  ['/agent/tara', { 'Impact Framework': 10, 'Challenges shared with colleagues': 4 }],
  ['/cpa', { 'What makes a change agent': 9 }],
  [
    '/poly-ai',
    {
      'Why Poly-AI matters': 10,
      'Ten pillars': 10,
      'How a task moves through Poly-AI': 5,
    },
  ],
  ['/sample-diana', { 'Diana’s framework': 5 }],
])('%s fades its cards in', async (path, cards) => {
  const view = fakeView();
  renderSite(path);
  await pageHeading();
  // A block is observed after it is mounted. Polled, since the check itself changes the page.
  await vi.waitFor(() => {
    for (const block of document.querySelectorAll('section div')) view.show(block, 0);
    expect(fadingCards()).toEqual(cards);
  });
});

function fadingCards(): Record<string, number> {
  const counts = [...document.querySelectorAll('section[aria-labelledby]')].map((section) => {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    const blocks = [...section.querySelectorAll('[data-out-of-view]')];
    return [heading?.textContent ?? '', blocks.filter((block) => block.closest('li')).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

it('shows the effective date of the Terms of Use', async () => {
  renderSite('/terms-of-use');
  await pageHeading();
  expect(screen.getByRole('main')).toHaveTextContent('Effective 8/1/2025');
});

it('links to the home page from a path without a page', async () => {
  const { user } = renderSite('/no/such/page');
  await user.click(await screen.findByRole('link', { name: 'Return Home' }));
  expect(await screen.findAllByRole('link', { name: /^My Intelligence/ })).toHaveLength(8);
});

it('shows the generic fallback with the error message when the lake fails', async () => {
  lake.answer(http.all(contentApi, () => HttpResponse.json({ message: 'The lake is dry' }, { status: 500 })));
  renderSite('/');
  expect(await pageHeading()).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('alert')).toHaveTextContent('The lake is dry');
});

it('shows a contact link beside the product’s name while there is an address to write to', async () => {
  const { unmount } = renderSite('/');
  await pageHeading();
  expect(screen.getAllByRole('link', { name: 'Talk with us' })).not.toHaveLength(0);
  unmount();
  await lake.publish({ ...siteSettings, contactEmail: undefined });
  renderSite('/');
  await pageHeading();
  expect(screen.queryByRole('link', { name: 'Talk with us' })).toBeNull();
});
