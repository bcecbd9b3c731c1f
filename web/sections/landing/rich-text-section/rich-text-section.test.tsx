import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSection } from '../../../../tests/setup/render-section.tsx';
import { RichTextSection } from './rich-text-section.tsx';

const span = { _type: 'span' as const, _key: 's', text: 'Because spring.', marks: [] };
const body = [
  { _type: 'block' as const, _key: 'b', style: 'normal' as const, markDefs: [], children: [span] },
];

it('is named by its heading', () => {
  renderSection(
    <RichTextSection
      section={{ _type: 'richTextSection', _key: 'a', heading: 'Why now', body }}
      tone="paper"
    />,
  );
  expect(screen.getByRole('region', { name: 'Why now' })).toHaveTextContent('Because spring.');
});

it('renders nothing without a text', () => {
  const { container } = renderSection(
    <RichTextSection
      section={{ _type: 'richTextSection', _key: 'a', heading: 'Why now', body: null }}
      tone="paper"
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
