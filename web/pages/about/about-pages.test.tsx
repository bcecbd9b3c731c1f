import '../../../tests/setup/site-config.ts';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getSeedContent, unwrittenBut } from '../../../tests/setup/seed-content.ts';
import { makeAnchorIds } from '../../data/anchor-ids.ts';
import { AboutOldView } from './about-old-page.tsx';
import { AboutView } from './about-page.tsx';
import type { AboutContent } from './about-query.ts';
import { ABOUT_QUERY } from './about-query.ts';
import house from './house.svg?raw';
import type { PartLayout, PartName } from './parts.ts';

const sections: [PartName, string, PartLayout][] = [
  ['genesis', 'How it began', 'column'],
  ['agents', 'Eight agents', 'cards'],
  ['pillars', 'Ten pillars', 'list'],
  ['governanceModule', 'Governance module', 'split'],
  ['marketImpact', 'Market impact', 'column'],
];

const seeded = getSeedContent(ABOUT_QUERY, { documentId: 'aboutPage' });

/** The seed's about page with five parts. */
const content: AboutContent = {
  ...seeded,
  heading: 'One platform',
  sections: sections.map(([section, heading, layout]) => ({ _key: section, section, heading, layout })),
  callToAction: { heading: 'Help us', text: null, button: { label: 'Talk With Us', href: '/contact' } },
  platform: seeded.platform && { ...seeded.platform, sectorStatisticsHeading: 'The sector as it is' },
  agents: seeded.agents.filter(({ name }) => name === 'Tara' || name === 'Neo'),
};

/** All optional fields empty, with one section of every kind. */
const empty: AboutContent = {
  ...unwrittenBut(content),
  sections: [
    ...content.sections.map((section) => ({ ...section, heading: null, layout: null })),
    { _key: 'nothing', section: null, heading: 'Nothing', layout: 'list' },
  ],
};

const looks = { plan: AboutView, essay: AboutOldView };

function show(look: keyof typeof looks, content: AboutContent) {
  const View = looks[look];
  return render(
    <MemoryRouter>
      <View content={content} />
    </MemoryRouter>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));
/** Not by role: computing the accessibility of every heading takes seconds here. */
const partHeadings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

describe.each(['plan', 'essay'] as const)('the %s', (look) => {
  it('has one h1 and the parts in the order of the content', () => {
    show(look, content);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One platform');
    expect(partHeadings()).toEqual([
      'How it began',
      'Eight agents',
      'Ten pillars',
      'Governance module',
      'Market impact',
      ...(look === 'plan' ? ['The sector as it is'] : []),
      'Help us',
    ]);
  });

  it('shows the paragraphs and points of each part', () => {
    show(look, content);
    const [paragraph = ''] = content.platform?.genesis?.text?.split('\n\n') ?? [];
    expect(part('How it began').getByText(paragraph).tagName).toBe('P');
    const [point] = content.platform?.genesis?.points ?? [];
    expect(part('How it began').getByRole('heading', { name: point?.title ?? '', level: 3 })).toBeVisible();
    const [rule] = content.platform?.governanceModule?.points ?? [];
    expect(part('Governance module').getByText(rule?.text ?? '')).toBeVisible();
  });

  it('links to the agents and the pillars', () => {
    show(look, content);
    const agents = part('Eight agents').getAllByRole('link');
    expect(agents.map((link) => link.getAttribute('href'))).toEqual(['/agent/tara', '/agent/neo']);
    const pillar = part('Ten pillars').getByRole('link', { name: 'Agentic' });
    expect(pillar).toHaveAttribute('href', '/poly-ai#pillar-agentic');
  });

  it('shows the claims and the sector’s statistics', () => {
    show(look, content);
    const [claim] = content.platform?.claims ?? [];
    expect(screen.getByText(claim?.label ?? '').nextElementSibling).toHaveTextContent(claim?.value ?? '');
    expect(screen.getByText(claim?.basis ?? '')).toBeVisible();
    if (look === 'plan')
      expect(part('The sector as it is').getAllByText(/of nonprofits were in deficit/)).not.toHaveLength(0);
    else
      expect(screen.getByRole('link', { name: 'The sector as it is' })).toHaveAttribute(
        'href',
        '/about#sector-statistics-heading',
      );
  });

  it('omits both without the part about the market', () => {
    const sections = content.sections.filter(({ section }) => section !== 'marketImpact');
    show(look, { ...content, sections });
    expect(screen.queryByText(content.platform?.claims[0]?.label ?? '')).not.toBeInTheDocument();
    expect(screen.queryByText('The sector as it is')).not.toBeInTheDocument();
  });

  it('continues after the part about the market', () => {
    show(look, { ...content, sections: content.sections.toReversed() });
    const after = look === 'plan' ? ['The sector as it is', 'Governance module'] : ['Governance module'];
    expect(partHeadings().slice(0, 1 + after.length)).toEqual(['Market impact', ...after]);
  });

  it('ends with the invitation', () => {
    show(look, content);
    expect(screen.getByRole('link', { name: 'Talk With Us' })).toHaveAttribute('href', '/contact');
  });

  it('renders with all optional fields empty', () => {
    show(look, empty);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText('Nothing')).not.toBeInTheDocument();
  });

  it('has unique ids for any headings of parts', () => {
    const headings = ['About', 'Claims', 'Claims heading', 'Invitation heading', 'Sector statistics heading'];
    const sections = [...headings, 'About heading'].map((heading) => ({
      _key: heading,
      section: 'marketImpact' as const,
      heading,
      layout: 'split' as const,
    }));
    const { container } = show(look, { ...content, sections });
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toContain('about');
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('links to every pillar with its id on the Poly-AI page', () => {
    const names = ['The user’s voice', 'Café', 'Cafe', '', 'Content'];
    const pillars = names.map((name, index) => ({ _id: `pillar-${index}`, name: name || null, role: null }));
    show(look, { ...content, pillars });
    const addresses = part('Ten pillars')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(makeAnchorIds('pillar', names).map((id) => `/poly-ai#${id}`));
  });

  it('has unique ids for sixty parts with the same long heading', () => {
    const heading = 'A heading that goes on and on '.repeat(7);
    const sections = Array.from({ length: 60 }, (_, index) => ({
      _key: `section-${index}`,
      section: 'marketImpact' as const,
      heading,
      layout: 'split' as const,
    }));
    const { container } = show(look, { ...content, sections });
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('shows the generated image of an agent without an uploaded one', () => {
  const generatedImage = 'https://media.example/image/upload/tara.png';
  const agents = content.agents.map((agent) => ({ ...agent, image: null, generatedImage }));
  const sections = content.sections.map((section) => ({ ...section, layout: 'cards' as const }));
  show('plan', { ...content, agents, sections });
  const region = screen.getByRole('region', { name: 'Eight agents' });
  expect(region.querySelectorAll('img[src*="media.example"]')).toHaveLength(2);
});

describe('the key of the plan', () => {
  it('highlights the focused part in the drawing', () => {
    const { container } = show('plan', content);
    const litParts = () => container.querySelectorAll('[data-lit="true"]').length;
    const key = within(screen.getByRole('navigation', { name: 'One platform' }));
    expect(litParts()).toBe(0);
    act(() => key.getByRole('link', { name: 'Ten pillars' }).focus());
    expect(litParts()).toBe(1);
    act(() => key.getByRole('link', { name: 'Ten pillars' }).blur());
    expect(litParts()).toBe(0);
  });

  it('links to every part, with the numbers of the drawing', () => {
    const { container } = show('plan', content);
    const links = within(screen.getByRole('navigation', { name: 'One platform' })).getAllByRole('link');
    const regions = ['How it began', 'Eight agents', 'Ten pillars', 'Governance module', 'Market impact'];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      regions.map((name) => `/#${screen.getByRole('region', { name }).id}`),
    );
    const numbers = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5']));
  });

  it('draws the house and the detail of each part from groups of its SVG file', () => {
    show('plan', content);
    const addresses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses.map((address) => address.replace(/#.*/, ''))).size, 'files').toBe(1);
    for (const address of addresses) expect(house).toContain(` id="${address.replace(/.*#/, '')}"`);
  });

  it('highlights the part in the drawing, not in its detail', () => {
    show('plan', content);
    const key = within(screen.getByRole('navigation', { name: 'One platform' }));
    act(() => key.getByRole('link', { name: 'Ten pillars' }).focus());
    const lit = [...document.querySelectorAll('[data-lit]')];
    expect(lit.map((use) => use.getAttribute('href'))).toEqual([expect.stringMatching(/#pillars$/)]);
    expect(screen.getByRole('region', { name: 'Ten pillars' })).not.toContainElement(lit[0] as SVGElement);
  });

  it('is not rendered without parts', () => {
    show('plan', { ...content, sections: [] });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
