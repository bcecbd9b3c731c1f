import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getSeedContent } from '../../../tests/setup/seed-content.ts';
import type { TalkingVideoFields } from '../../data/talking-video.ts';
import { HomeView } from './home-page.tsx';
import type { HomeContent } from './home-query.ts';
import { HOME_QUERY } from './home-query.ts';

const headline =
  'Mission-driven organizations, welcome to the revolution. An intelligence system that transform your operations so you can focus on changing the world.';

const picture = {
  asset: { _type: 'reference' as const, _ref: 'image-abc123-600x600-png' },
  crop: null,
  hotspot: null,
  alt: null,
};

const noVideos: TalkingVideoFields = {
  uploaded: null,
  combinedUploaded: null,
  captions: null,
  generated: null,
  videoUrl: null,
  combinedUrl: null,
};

const content: HomeContent = {
  ...getSeedContent(HOME_QUERY),
  heroHeadline: headline,
  heroImages: [
    { _key: 'a', category: 'tax', label: 'Taxes', image: null },
    { _key: 'b', category: 'data', label: 'Data', image: null },
  ],
  agents: getSeedContent(HOME_QUERY)
    .agents.filter(({ name }) => name === 'Tara' || name === 'Coleman')
    .map((agent) => ({ ...agent, image: agent.name === 'Tara' ? picture : null, videos: noVideos })),
};

function renderHome(fields?: Partial<HomeContent>) {
  render(
    <MemoryRouter>
      <HomeView content={{ ...content, ...fields }} />
    </MemoryRouter>,
  );
}

describe('the hero', () => {
  it('has the exact headline as the only h1', () => {
    renderHome();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  });

  it('shows a headline of one sentence', () => {
    renderHome({ heroHeadline: 'Welcome to the revolution.' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome to the revolution\.$/);
  });

  const hero = () => within(screen.getByRole('region', { name: /^Mission-driven organizations/ }));

  it('shows the description, one button and a quieter link', () => {
    renderHome();
    expect(hero().getByText(content.heroText ?? '')).toBeVisible();
    const button = hero().getByRole('link', { name: content.heroButton?.label ?? '' });
    expect(button).toHaveAttribute('href', content.heroButton?.href);
    const link = hero().getByRole('link', { name: content.heroLink?.label ?? '' });
    expect(link).toHaveAttribute('href', `/${content.heroLink?.href}`);
  });

  it('has a door with a link', () => {
    renderHome();
    // The stylesheet of a narrow page hides it, and jsdom has no width.
    const door = hero().getByRole('link', { name: content.heroDoor?.label ?? '', hidden: true });
    expect(door).toHaveAttribute('href', '/about');
    expect(door).toHaveTextContent(content.heroDoor?.label ?? '');
  });

  it('omits text, links and door without content', () => {
    renderHome({ heroText: null, heroButton: null, heroLink: null, heroDoor: null, agents: [] });
    expect(hero().queryAllByRole('link', { hidden: true })).toEqual([]);
  });

  it.each<[string, HomeContent['grant']]>([
    ['without a grant', null],
    ['with a grant without steps', content.grant && { ...content.grant, steps: [] }],
  ])('has no link to the grant on a page %s', (_what, grant) => {
    const links = { heroButton: content.heroLink, heroDoor: { label: 'Agents', href: '/#agents' } };
    renderHome({ ...links, grant, agents: [] });
    expect(hero().queryAllByRole('link', { hidden: true })).toEqual([]);
    expect(document.getElementById('grant')).toBeNull();
  });

  it('shows the building, and the categories in the order of the agents', () => {
    const images = content.heroImages.toReversed();
    renderHome({ heroImages: images });
    expect(screen.getByRole('img', { name: content.logoAlt ?? '' })).toBeVisible();
    const names = hero()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['TaxesTara', 'Data']);
  });

  it('links from a category to its agent', () => {
    renderHome();
    expect(hero().getByRole('link', { name: 'Taxes Tara' })).toHaveAttribute('href', '/agent/tara');
  });

  it('replaces a drawing by an editor’s image', () => {
    const image = { ...picture, alt: 'A ledger' };
    renderHome({ heroImages: [{ _key: 'a', category: 'tax', label: 'Tax', image }] });
    expect(screen.getByRole('img', { name: 'A ledger' })).toBeVisible();
  });
});

describe('the agents', () => {
  const agents = () => within(screen.getByRole('region', { name: content.agentsHeading ?? '' }));

  it('have the id #agents and are in the order of the content', () => {
    renderHome();
    expect(screen.getByRole('region', { name: content.agentsHeading ?? '' })).toHaveAttribute('id', 'agents');
    const names = agents()
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent);
    expect(names).toEqual(['Tara', 'Coleman']);
  });

  it('link to their pages, with their names in the links', () => {
    renderHome();
    const link = agents().getByRole('link', { name: 'My Intelligence – See Coleman’s work' });
    expect(link).toHaveAttribute('href', '/agent/coleman');
  });

  it('have a text on each card', () => {
    renderHome();
    for (const { cardText } of content.agents) expect(agents().getByText(cardText ?? '')).toBeVisible();
  });

  it('are before the Operations Nexus', () => {
    renderHome();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf(content.agentsHeading ?? '')).toBeLessThan(
      headings.indexOf(content.nexus?.heading ?? ''),
    );
  });

  it('show an image of 128 pixels, and the placeholder when it fails', () => {
    renderHome();
    const avatar = agents().getByRole('img', { name: 'Tara' });
    expect(avatar).toHaveAttribute('width', '128');
    expect(avatar.getAttribute('src')).toContain('w=128&h=128');
    fireEvent.error(avatar);
    expect(agents().getByRole('img', { name: 'Tara' })).toHaveAttribute('src', '/placeholder.svg');
  });
});

it('shows the Nexus, what the product is not, the statistics and the disclaimer', () => {
  renderHome();
  const { nexus, notSection, statistics, disclaimer } = content;
  const section = (name: string | null | undefined) =>
    within(screen.getByRole('region', { name: name ?? '' }));
  expect(section(nexus?.heading).getAllByRole('listitem')).toHaveLength(nexus?.capabilities.length ?? 0);
  const [notItem] = notSection?.items ?? [];
  const not = section(notSection?.heading);
  expect(not.getByRole('heading', { name: notItem?.title ?? '' })).toBeVisible();
  const [number] = statistics;
  const numbers = section(content.statisticsHeading);
  expect(numbers.getByText(number?.label ?? '').nextElementSibling).toHaveTextContent(number?.value ?? '');
  const [paragraph = ''] = disclaimer?.text?.split('\n\n') ?? [];
  expect(section(disclaimer?.heading).getByText(paragraph).tagName).toBe('P');
});

it('ends with an invitation', () => {
  renderHome();
  const heading = content.callToAction?.heading ?? '';
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent(heading);
  const invitation = within(screen.getByRole('region', { name: heading }));
  expect(invitation.getByRole('link')).toHaveAttribute('href', content.callToAction?.button?.href);
});

it('omits empty parts', () => {
  renderHome({
    callToAction: null,
    nexus: null,
    grant: null,
    notSection: null,
    statistics: [],
    disclaimer: null,
  });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
