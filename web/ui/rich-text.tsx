import { type InferStrictComponents, PortableText } from '@portabletext/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RichText as RichTextValue } from '../content/sanity.types.ts';
import { theme } from '../theme/theme.ts';

type RichTextProps = { value: RichTextValue };

/** Portable text as an editor wrote it, set for reading. Its headings begin at level two. */
export function RichText({ value }: RichTextProps) {
  return (
    <Prose>
      <PortableText value={value} components={components} />
    </Prose>
  );
}

const components = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  marks: {
    textLink: ({ children, value }) => <TextAnchor href={value?.href ?? ''}>{children}</TextAnchor>,
  },
} satisfies InferStrictComponents<RichTextValue>;

/** Links within the site keep the application running; others are ordinary links. */
function TextAnchor({ href, children }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
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
  blockquote {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: ${theme.border.rule} solid ${theme.color.accent};
    color: ${theme.color.inkSoft};
  }
`;
