import './site-config.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a section of a page. */
export function renderSection(section: ReactNode) {
  return render(<MemoryRouter>{section}</MemoryRouter>);
}

/** An agent in the shape that the sections' queries return. */
export const tara = {
  _id: 'agent-tara',
  name: 'Tara',
  slug: 'tara',
  title: 'Tax, Audit & Accounting',
  cardText: 'Closes the books.',
  image: null,
  generatedImage: null,
};
