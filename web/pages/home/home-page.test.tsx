import '../../../tests/setup/site-config.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { TalkingVideoFields } from '../../content/talking-video.ts';
import type { HomeContent } from './home-content.ts';
import { HomeView } from './home-page.tsx';

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

function homeFixture(fields: Partial<HomeContent> = {}): HomeContent {
  return {
    heroHeadline: headline,
    logoAlt: 'A building',
    heroImages: [
      { _key: 'a', category: 'tax', label: 'Taxes', image: null },
      { _key: 'b', category: 'data', label: 'Data', image: null },
    ],
    nexus: {
      heading: 'Operations Nexus',
      intro: null,
      capabilities: ['Workflow Automation', 'Security'].map((title) => ({
        _key: title,
        title,
        description: `${title} in a sentence.`,
        icon: 'security' as const,
      })),
    },
    agentsHeading: 'Meet the agents',
    agentsIntro: null,
    agentsButtonLabel: null,
    introductions: null,
    agents: ['Tara', 'Coleman'].map((name) => ({
      _id: `agent-${name}`,
      name,
      slug: name.toLowerCase(),
      title: `${name}’s function`,
      icon: name === 'Tara' ? ('tax' as const) : null,
      image: name === 'Tara' ? picture : null,
      generatedImage: null,
      videos: noVideos,
      said: null,
    })),
    notSection: {
      heading: 'What it is not',
      intro: null,
      items: [{ _key: 'a', title: 'Not a chatbot', text: 'It works.' }],
    },
    statisticsHeading: 'In numbers',
    statistics: [
      { _key: 'a', value: '10', label: 'AI pillars' },
      { _key: 'b', value: '∞', label: 'Hours regained' },
    ],
    disclaimer: { heading: 'Development status', text: 'In conceptual development.\n\nPlanned.' },
    productName: 'Beacon',
    seo: null,
    ...fields,
  };
}

function renderHome(fields?: Partial<HomeContent>) {
  render(
    <MemoryRouter>
      <HomeView content={homeFixture(fields)} />
    </MemoryRouter>,
  );
}

describe('the hero', () => {
  it('has the headline, to the letter, as the one main heading', () => {
    renderHome();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  });

  it('shows a headline of one sentence whole', () => {
    renderHome({ heroHeadline: 'Welcome to the revolution.' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome to the revolution\.$/);
  });

  const hero = () => within(screen.getByRole('region', { name: /^Mission-driven organizations/ }));

  it('shows the building and the categories in the editors’ order', () => {
    renderHome();
    expect(screen.getByRole('img', { name: 'A building' })).toBeVisible();
    const names = hero()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['TaxesTara', 'Data']);
  });

  it('leads from a category to the agent whose field it is', () => {
    renderHome();
    expect(hero().getAllByRole('link')).toHaveLength(1);
    expect(hero().getByRole('link', { name: 'Taxes Tara' })).toHaveAttribute('href', '/agent/tara');
  });

  it('puts an editor’s picture in the place of a drawing', () => {
    const image = { ...picture, alt: 'A ledger' };
    renderHome({ heroImages: [{ _key: 'a', category: 'tax', label: 'Tax', image }] });
    expect(screen.getByRole('img', { name: 'A ledger' })).toBeVisible();
  });
});

describe('the agents', () => {
  const agents = () => within(screen.getByRole('region', { name: 'Meet the agents' }));

  it('can be reached as #agents and stand in the order of the content', () => {
    renderHome();
    expect(screen.getByRole('region', { name: 'Meet the agents' })).toHaveAttribute('id', 'agents');
    const names = agents()
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent);
    expect(names).toEqual(['Tara', 'Coleman']);
  });

  it('each lead to their page, by a link that says whose', () => {
    renderHome();
    const link = agents().getByRole('link', { name: 'My Intelligence – Coleman' });
    expect(link).toHaveAttribute('href', '/agent/coleman');
  });

  it('show an avatar of 128 pixels, and the placeholder when it fails', () => {
    renderHome();
    const avatar = agents().getByRole('img', { name: 'Tara' });
    expect(avatar).toHaveAttribute('width', '128');
    expect(avatar.getAttribute('src')).toContain('w=128&h=128');
    fireEvent.error(avatar);
    expect(agents().getByRole('img', { name: 'Tara' })).toHaveAttribute('src', '/placeholder.svg');
  });
});

it('shows the nexus, what it is not, the numbers and the disclaimer', () => {
  renderHome();
  const nexus = within(screen.getByRole('region', { name: 'Operations Nexus' }));
  expect(nexus.getAllByRole('listitem')).toHaveLength(2);
  const not = within(screen.getByRole('region', { name: 'What it is not' }));
  expect(not.getByRole('heading', { name: 'Not a chatbot' })).toBeVisible();
  const numbers = within(screen.getByRole('region', { name: 'In numbers' }));
  expect(numbers.getByText('Hours regained').nextElementSibling).toHaveTextContent('∞');
  const disclaimer = within(screen.getByRole('region', { name: 'Development status' }));
  expect(disclaimer.getByText('In conceptual development.').tagName).toBe('P');
});

it('leaves out what was never written', () => {
  renderHome({ nexus: null, notSection: null, statistics: [], disclaimer: null });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
