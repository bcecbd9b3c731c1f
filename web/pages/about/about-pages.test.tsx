import '../../../tests/setup/site-config.ts';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { namedIds } from '../../ui/anchor-ids.ts';
import type { AboutContent } from './about-content.ts';
import { aboutFixture, emptyAboutFixture } from './about-fixture.ts';
import { AboutOldView } from './about-old-page.tsx';
import { AboutView } from './about-page.tsx';
import house from './house.svg?raw';

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
/** Not by role: asking every heading whether it can be heard takes seconds here. */
const partHeadings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

describe.each(['plan', 'essay'] as const)('the %s', (look) => {
  it('has one main heading and the parts in the order of the content', () => {
    show(look, aboutFixture());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('One platform');
    expect(partHeadings()).toEqual([
      'How it began',
      'Eight agents',
      'Ten pillars',
      'Governance module',
      'Market impact',
      'The sector as it is',
      'Help us',
    ]);
  });

  it('tells each part in its paragraphs and points', () => {
    show(look, aboutFixture());
    expect(part('How it began').getByText('It is being designed.').tagName).toBe('P');
    expect(
      part('How it began').getByRole('heading', { name: 'A Thursday question', level: 3 }),
    ).toBeVisible();
    expect(part('Governance module').getByText('A way to stop in a sentence.')).toBeVisible();
  });

  it('leads to the agents and to the pillars', () => {
    show(look, aboutFixture());
    const agents = part('Eight agents').getAllByRole('link');
    expect(agents.map((link) => link.getAttribute('href'))).toEqual(['/agent/tara', '/agent/neo']);
    const pillar = part('Ten pillars').getByRole('link', { name: 'Agentic' });
    expect(pillar).toHaveAttribute('href', '/poly-ai#pillar-agentic');
  });

  it('shows the claims as they are worded, and the numbers of the sector', () => {
    show(look, aboutFixture());
    const claim = screen.getByText('time savings on financial administration, planned');
    expect(claim.nextElementSibling).toHaveTextContent('80%');
    expect(part('The sector as it is').getAllByText(/of nonprofits were in deficit/)).not.toHaveLength(0);
  });

  it('shows neither of them without the part about the market', () => {
    const content = aboutFixture();
    const sections = content.sections.filter(({ section }) => section !== 'marketImpact');
    show(look, { ...content, sections });
    expect(screen.queryByText('80%')).not.toBeInTheDocument();
    expect(screen.queryByText('The sector as it is')).not.toBeInTheDocument();
  });

  it('goes on after the part about the market', () => {
    const content = aboutFixture();
    show(look, { ...content, sections: content.sections.toReversed() });
    expect(partHeadings().slice(0, 3)).toEqual(['Market impact', 'The sector as it is', 'Governance module']);
  });

  it('ends with the invitation', () => {
    show(look, aboutFixture());
    expect(screen.getByRole('link', { name: 'Talk With Us' })).toHaveAttribute('href', '/contact');
  });

  it('stands with every optional field empty', () => {
    show(look, emptyAboutFixture());
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText('Nothing')).not.toBeInTheDocument();
  });

  it('gives no id twice, whatever the parts are called', () => {
    const headings = ['About', 'Claims', 'Claims heading', 'Invitation heading', 'Sector statistics heading'];
    const sections = [...headings, 'About heading'].map((heading) => ({
      _key: heading,
      section: 'marketImpact' as const,
      heading,
      layout: 'split' as const,
    }));
    const { container } = show(look, aboutFixture({ sections }));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toContain('about');
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('leads to every pillar where the Poly-AI page has it', () => {
    const names = ['The user’s voice', 'Café', 'Cafe', '', 'Content'];
    const pillars = names.map((name, index) => ({ _id: `pillar-${index}`, name: name || null, role: null }));
    show(look, aboutFixture({ pillars }));
    const addresses = part('Ten pillars')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(namedIds('pillar', names).map((id) => `/poly-ai#${id}`));
  });

  it('gives sixty parts with the same long heading ids of their own', () => {
    const heading = 'A heading that goes on and on '.repeat(7);
    const sections = Array.from({ length: 60 }, (_, index) => ({
      _key: `section-${index}`,
      section: 'marketImpact' as const,
      heading,
      layout: 'split' as const,
    }));
    const { container } = show(look, aboutFixture({ sections }));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('shows the face that the avatar tool made of an agent without a picture', () => {
  const generatedImage = 'https://media.example/image/upload/tara.png';
  const agents = aboutFixture().agents.map((agent) => ({ ...agent, generatedImage }));
  const sections = aboutFixture().sections.map((section) => ({ ...section, layout: 'cards' as const }));
  show('plan', aboutFixture({ agents, sections }));
  const region = screen.getByRole('region', { name: 'Eight agents' });
  expect(region.querySelectorAll('img[src*="media.example"]')).toHaveLength(2);
});

describe('the key of the plan', () => {
  it('shows in the drawing which part has the focus', () => {
    const { container } = show('plan', aboutFixture());
    const litParts = () => container.querySelectorAll('[data-lit="true"]').length;
    const key = within(screen.getByRole('navigation', { name: 'One platform' }));
    expect(litParts()).toBe(0);
    act(() => key.getByRole('link', { name: 'Ten pillars' }).focus());
    expect(litParts()).toBe(1);
    act(() => key.getByRole('link', { name: 'Ten pillars' }).blur());
    expect(litParts()).toBe(0);
  });

  it('leads to every part, and its drawing has the same numbers', () => {
    const { container } = show('plan', aboutFixture());
    const links = within(screen.getByRole('navigation', { name: 'One platform' })).getAllByRole('link');
    const regions = ['How it began', 'Eight agents', 'Ten pillars', 'Governance module', 'Market impact'];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      regions.map((name) => `/#${screen.getByRole('region', { name }).id}`),
    );
    const numbers = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5']));
  });

  it('draws the house out of what its file has, and the detail of each part out of the same lines', () => {
    show('plan', aboutFixture());
    const addresses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses.map((address) => address.replace(/#.*/, ''))).size, 'files').toBe(1);
    for (const address of addresses) expect(house).toContain(` id="${address.replace(/.*#/, '')}"`);
  });

  it('lights the drawing and not the details', () => {
    show('plan', aboutFixture());
    const key = within(screen.getByRole('navigation', { name: 'One platform' }));
    act(() => key.getByRole('link', { name: 'Ten pillars' }).focus());
    const lit = [...document.querySelectorAll('[data-lit]')];
    expect(lit.map((use) => use.getAttribute('href'))).toEqual([expect.stringMatching(/#pillars$/)]);
    expect(screen.getByRole('region', { name: 'Ten pillars' })).not.toContainElement(lit[0] as SVGElement);
  });

  it('is not there without parts', () => {
    show('plan', aboutFixture({ sections: [] }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
