import '../../../tests/setup/site-config.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GlobalImpactView } from './global-impact-page.tsx';
import type { GlobalImpactContent, Region } from './global-impact-query.ts';

const names = ['North America', 'Europe', 'Asia', 'Africa', 'South America', 'Oceania'];

function regionNamed(name: string): Region {
  return {
    _id: `region-${name.toLowerCase().replace(' ', '-')}`,
    name,
    description: `${name} in a sentence.`,
    mapNote: null,
    claims: [`First claim of ${name}`, `Second claim of ${name}`],
  };
}

function renderPage(fields: Partial<GlobalImpactContent> = {}) {
  const content: GlobalImpactContent = {
    heading: 'Global Impact',
    intro: 'One.\n\nTwo.',
    claimsHeading: 'The size of the field',
    claims: [
      { _key: 'a', value: '9 to 10', label: 'million organizations' },
      { _key: 'b', value: '190+', label: 'countries' },
    ],
    regionsHeading: 'Six regions',
    mapImage: null,
    regions: names.map(regionNamed),
    callToAction: null,
    seo: null,
    ...fields,
  };
  return render(<GlobalImpactView content={content} />);
}

const pin = (name: string) => screen.getByRole('link', { name: new RegExp(`${name}$`) });

/** Returns the target of a hash link. */
function getTarget(link: HTMLElement): HTMLElement {
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!target) throw new Error('The link has no target.');
  return target;
}

describe('the map', () => {
  it('links each of the six regions to its card', () => {
    renderPage();
    for (const name of names) {
      const card = getTarget(pin(name));
      expect(within(card).getByRole('heading', { name })).toBeVisible();
    }
  });

  it('keeps the position of a renamed region', () => {
    renderPage({ regions: [{ ...regionNamed('South America'), name: 'Latin America' }] });
    expect(within(getTarget(pin('Latin America'))).getByRole('heading')).toHaveTextContent('Latin America');
  });

  it('highlights a region and its card together: by focus, on the land and from the card', () => {
    const { container } = renderPage();
    const card = getTarget(pin('Africa'));
    const land = container.querySelector('svg a[href="#region-africa"]');
    if (!land) throw new Error('Africa is not drawn.');
    const lit = () => [pin('Africa'), land, card].map((part) => part.getAttribute('data-active'));

    expect(lit()).toEqual(['false', 'false', 'false']);
    fireEvent.focus(pin('Africa'));
    expect(lit()).toEqual(['true', 'true', 'true']);
    fireEvent.blur(pin('Africa'));
    expect(lit()).toEqual(['false', 'false', 'false']);
    fireEvent.pointerEnter(land);
    expect(lit()).toEqual(['true', 'true', 'true']);
    fireEvent.pointerLeave(land);
    fireEvent.pointerEnter(card);
    expect(lit()).toEqual(['true', 'true', 'true']);
  });

  it('matches region names in any case, and shows an unknown region only as a card', () => {
    renderPage({ regions: [regionNamed(' south AMERICA '), regionNamed('Atlantis')] });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Atlantis' })).toBeVisible();
  });

  it('shows the note of a marked region below the map and on its card', () => {
    renderPage({
      regions: [{ ...regionNamed('North America'), mapNote: 'The plan starts here' }, regionNamed('Asia')],
    });
    expect(screen.getByText('The plan starts here: North America')).toBeVisible();
    expect(within(getTarget(pin('North America'))).getByText('The plan starts here')).toBeVisible();
    expect(within(getTarget(pin('Asia'))).queryByText(/starts here/)).not.toBeInTheDocument();
  });

  it('is replaced by the editors’ image', () => {
    const asset = { _type: 'reference' as const, _ref: 'image-abc123-1600x800-png' };
    renderPage({ mapImage: { asset, crop: null, hotspot: null, alt: 'The world' } });
    expect(screen.getByRole('img', { name: 'The world' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has an outline for the mark of every card, from the map or of its own', () => {
    const marksDrawn = () =>
      [...document.querySelectorAll('li svg')].map((mark) => {
        const reference = mark.querySelector('use')?.getAttribute('href');
        return (reference ? document.querySelector(`svg ${reference}`) : mark.querySelector('path')) !== null;
      });
    renderPage();
    expect(marksDrawn()).toEqual([true, true, true, true, true, true]);
    cleanup();
    const asset = { _type: 'reference' as const, _ref: 'image-abc123-1600x800-png' };
    renderPage({ mapImage: { asset, crop: null, hotspot: null, alt: 'The world' } });
    expect(marksDrawn()).toEqual([true, true, true, true, true, true]);
  });
});

it('shows the claims with their labels', () => {
  renderPage();
  expect(screen.getByText('The size of the field')).toBeVisible();
  expect(screen.getByText('million organizations').nextElementSibling).toHaveTextContent('9 to 10');
  expect(screen.getByText('countries').nextElementSibling).toHaveTextContent('190+');
});

it('has a card with claims for each region, in the order of the content', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
  const card = within(getTarget(pin('Asia')));
  expect(card.getByText('Asia in a sentence.')).toBeVisible();
  expect(within(card.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('omits empty parts, and does not skip heading levels', () => {
  renderPage({ intro: null, regionsHeading: null, claims: [] });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', ...names.map(() => 'H2')]);
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it('renders without regions', () => {
  renderPage({ regions: [] });
  expect(screen.getByRole('heading', { name: 'Six regions' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('renders with sixty regions and long words', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...regionNamed(`${'Long '.repeat(40)}${index}`),
    _id: `region-${index}`,
  }));
  renderPage({ regions: many });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(60);
});
