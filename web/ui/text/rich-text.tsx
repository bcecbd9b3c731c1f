import {
  type InferStrictComponents,
  PortableText,
  type PortableTextTypeComponentProps,
} from '@portabletext/react';
import { type ComponentProps, useMemo } from 'react';
import { styled } from 'styled-components';
import type { RichText as RichTextValue } from '../../../content/sanity.types.ts';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../controls/site-link.tsx';

type RichTextProps = {
  value: RichTextValue;
  /** Heading ids by block key, for pages that link to their headings. */
  headingIds?: HeadingIds;
};

type HeadingIds = ReadonlyMap<string, string>;

const noIds: HeadingIds = new Map();

/**
 * Renders Portable Text. Headings start at level two. Text with an unknown style or mark is rendered without it; an unknown block
 * is left out, and reported on the page in development. Paragraphs without text show nothing.
 */
export function RichText({ value, headingIds = noIds }: RichTextProps) {
  const components = useMemo(
    () => ({ ...createComponents(headingIds), unknownType: UnknownBlock }),
    [headingIds],
  );
  const written = value.filter(
    ({ _type, children = [] }) => _type !== 'block' || children.some(({ text }) => text?.trim()),
  );
  if (written.length === 0) return null;
  return (
    <Prose>
      <PortableText value={written} components={components} onMissingComponent={false} />
    </Prose>
  );
}

function createComponents(headingIds: HeadingIds) {
  const getId = (key: string | undefined) => headingIds.get(key ?? '');
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: ({ children, value }) => <h2 id={getId(value._key)}>{children}</h2>,
      h3: ({ children, value }) => <h3 id={getId(value._key)}>{children}</h3>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    },
    marks: {
      textLink: ({ children, value, text }) =>
        // A link without a target is rendered as text.
        value?.href ? (
          <TextAnchor href={value.href} data-address={getPrintedUrl(value.href, text)}>
            {children}
          </TextAnchor>
        ) : (
          children
        ),
    },
  } satisfies InferStrictComponents<RichTextValue>;
}

function UnknownBlock({ value, isInline }: PortableTextTypeComponentProps<{ _type: string }>) {
  if (import.meta.env.PROD) return null;
  const Note = isInline ? 'span' : 'p';
  return <Note>[No view for “{value._type}” in web/ui/text/rich-text.tsx]</Note>;
}

/** Returns the address of a link for print; undefined when the link text contains it. */
function getPrintedUrl(href: string | undefined, words: string): string | undefined {
  const address = href?.replace(/^(mailto|tel):/, '');
  return address && !words.includes(address) ? address : undefined;
}

type TextAnchorProps = ComponentProps<'a'> & { href: string; 'data-address': string | undefined };

/** Links within the site navigate with the router; others are ordinary links. */
function TextAnchor({ href, children, ...rest }: TextAnchorProps) {
  if (href.startsWith('/'))
    return (
      <SiteLink to={href} {...rest}>
        {children}
      </SiteLink>
    );
  return (
    <a href={href} rel="noopener" {...rest}>
      {children}
    </a>
  );
}

const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};

  h2,
  h3 {
    padding-top: ${theme.space[4]};
  }
  h2 {
    font-size: ${theme.text.title};
  }
  h3 {
    font-size: ${theme.text.lead};
  }
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[6]};
  }
  /* Breaks like any other text if it is wider than its line. */
  a[href^='mailto:'] {
    display: inline-block;
    max-width: 100%;
  }
  blockquote {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: ${theme.border.rule} solid ${theme.color.accent};
    color: ${theme.color.inkSoft};
  }
`;
