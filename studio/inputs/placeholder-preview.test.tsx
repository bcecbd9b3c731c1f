import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InStudioTheme } from '../testing/in-studio-theme.tsx';
import { hasPlaceholder } from './placeholder-parts.ts';
import { FilledText } from './placeholder-preview.tsx';

const facts = { product: 'Beacon', organization: 'Lighthouse Inc', address: null, email: 'hi@example.org' };

function show(text: string) {
  const { container } = render(
    <InStudioTheme>
      <FilledText text={text} facts={facts} />
    </InStudioTheme>,
  );
  return container.textContent;
}

it('shows the text with its placeholders replaced, in bold', () => {
  expect(show('{product} helps you. Ask {organization}.')).toBe(
    'Visitors read: “Beacon helps you. Ask Lighthouse Inc.”',
  );
  expect(screen.getAllByText(/./, { selector: 'strong' }).map((part) => part.textContent)).toEqual([
    'Beacon',
    'Lighthouse Inc',
  ]);
});

it('explains that a missing value is left out, and keeps unknown placeholders', () => {
  expect(show('At {address}{prodcut}')).toBe(
    'Visitors read: “At {prodcut}” What names {address} is left out until Site settings says it.',
  );
});

it('detects texts with placeholders', () => {
  expect(hasPlaceholder('Ask {organization}')).toBe(true);
  expect(hasPlaceholder('{prodcut} helps')).toBe(false);
  expect(hasPlaceholder('No braces')).toBe(false);
});
