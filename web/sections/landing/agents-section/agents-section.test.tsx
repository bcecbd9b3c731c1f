import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection, tara } from '../../../../tests/setup/render-section.tsx';
import { ProductStatus } from '../../../ui/text/status-line.tsx';
import { AgentsSection } from './agents-section.tsx';

const section = { _type: 'agentsSection', _key: 'a', heading: 'Who helps', intro: 'Two of eight.' } as const;
const neo = { ...tara, _id: 'agent-neo', name: 'Neo', slug: 'neo', cardText: null };

it('has a card for each chosen agent in order, with the home page’s labels', () => {
  const words = { agentsButtonLabel: 'Meet', agentsLinkText: 'the page of {agent}' };
  renderSection(<AgentsSection section={{ ...section, agents: [neo, tara], words }} tone="paper" />);
  const region = within(screen.getByRole('region', { name: 'Who helps' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Neo',
    'Tara',
  ]);
  expect(region.getByText('Closes the books.')).toBeVisible();
  const links = region.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(['Meet – the page of Neo /agent/neo', 'Meet – the page of Tara /agent/tara']);
});

it('says how far the product is above the cards', () => {
  renderSection(
    <ProductStatus value="In conceptual development.">
      <AgentsSection section={{ ...section, agents: [tara], words: null }} tone="paper" />
    </ProductStatus>,
  );
  const region = within(screen.getByRole('region', { name: 'Who helps' }));
  expect(region.getByText('In conceptual development.')).toBeVisible();
});

it('renders nothing without agents', () => {
  const { container } = renderSection(
    <AgentsSection section={{ ...section, agents: [], words: null }} tone="paper" />,
  );
  expect(container).toBeEmptyDOMElement();
});
