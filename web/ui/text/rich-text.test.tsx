import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { richText } from '../../../schemas/objects/rich-text.ts';
import { RichText } from './rich-text.tsx';

type Block = ComponentProps<typeof RichText>['value'][number];

function block(text: string, fields: Partial<Block> = {}): Block {
  const span = { _type: 'span' as const, _key: 'span', text, marks: [] };
  return { _type: 'block', _key: text, style: 'normal', markDefs: [], children: [span], ...fields };
}

function linked(text: string, href: string): Block {
  return block(text, {
    markDefs: [{ _type: 'textLink', _key: 'link', href }],
    children: [{ _type: 'span', _key: 'span', text, marks: ['link'] }],
  });
}

function renderText(...value: Block[]) {
  return render(
    <MemoryRouter>
      <RichText value={value} />
    </MemoryRouter>,
  );
}

it('renders headings from level two, lists and quotations', () => {
  renderText(
    block('Using the site', { style: 'h2' }),
    block('Copies', { style: 'h3' }),
    block('You may print', { listItem: 'bullet', level: 1 }),
    block('You may link', { listItem: 'bullet', level: 1 }),
    block('We answer letters', { style: 'blockquote' }),
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Using the site');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Copies');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('blockquote')).toHaveTextContent('We answer letters');
});

it('links to pages of the site and to other sites', () => {
  renderText(linked('our policy', '/privacy-policy'), linked('the regulator', 'https://example.org/rules'));
  expect(screen.getByRole('link', { name: 'our policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'the regulator' })).toHaveAttribute(
    'href',
    'https://example.org/rules',
  );
});

it('renders a link without a target as text', () => {
  renderText(linked('our policy', ''));
  expect(screen.getByText('our policy')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows nothing for paragraphs without text', () => {
  const { container } = renderText(block(''), block('We answer letters'), block(' '));
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(renderText(block('')).container).toBeEmptyDOMElement();
});

describe('everything that an editor can apply to a text in the Studio is rendered', () => {
  const [model] = richText.of;
  const values = (list: readonly { value: string }[] | undefined) => (list ?? []).map(({ value }) => value);

  it('as styles', () => {
    const elements = { normal: 'P', h2: 'H2', h3: 'H3', blockquote: 'BLOCKQUOTE' } as const;
    expect(values(model?.styles)).toEqual(Object.keys(elements));
    for (const [style, element] of Object.entries(elements)) {
      // A key of the object above.
      renderText(block(`Text in ${style}`, { style: style as keyof typeof elements }));
      expect(screen.getByText(`Text in ${style}`).tagName).toBe(element);
    }
  });

  it('as lists', () => {
    const elements = { bullet: 'UL', number: 'OL' } as const;
    expect(values(model?.lists)).toEqual(Object.keys(elements));
    for (const [list, element] of Object.entries(elements)) {
      // A key of the object above.
      renderText(block(`Entry of ${list}`, { listItem: list as keyof typeof elements, level: 1 }));
      expect(screen.getByText(`Entry of ${list}`).closest('ul, ol')?.tagName).toBe(element);
    }
  });

  it('as marks and links', () => {
    const elements = { strong: 'STRONG', em: 'EM' };
    expect(values(model?.marks?.decorators)).toEqual(Object.keys(elements));
    for (const [mark, element] of Object.entries(elements)) {
      const span = { _type: 'span' as const, _key: 'span', text: `Words in ${mark}`, marks: [mark] };
      renderText(block('', { children: [span] }));
      expect(screen.getByText(`Words in ${mark}`).tagName).toBe(element);
    }
    // The link is tested above; a type test compares the site's components with the content model in the other direction.
    expect(model?.marks?.annotations?.map(({ type }) => type)).toEqual(['textLink']);
  });
});

describe('an unknown type of a later content model', () => {
  // A type that is not in the content model.
  const unknown = { _type: 'diagram', _key: 'diagram', title: 'Cash' } as unknown as Block;

  it('is left out in production', () => {
    vi.stubEnv('PROD', true);
    renderText(block('Before'), unknown, block('After'));
    expect(screen.getAllByText(/./).map((element) => element.textContent)).toEqual(['Before', 'After']);
    vi.unstubAllEnvs();
  });

  it('is reported on the page in development', () => {
    renderText(unknown);
    expect(screen.getByText('[No view for “diagram” in web/ui/text/rich-text.tsx]')).toBeVisible();
  });

  it('is rendered as text when it is a mark or a style', () => {
    const span = { _type: 'span' as const, _key: 'span', text: 'Shaded words', marks: ['shade'] };
    // A style that is not in the content model.
    renderText(block('', { style: 'aside' as 'normal', children: [span] }));
    expect(screen.getByText('Shaded words')).toBeVisible();
  });
});
