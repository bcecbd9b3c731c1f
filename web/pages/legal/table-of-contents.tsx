import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import type { OutlineEntry } from './outline.ts';

type TableOfContentsProps = {
  heading: string;
  entries: readonly OutlineEntry[];
};

/** The page's headings as links: beside the text if there is space, above it on a phone. */
export function TableOfContents({ heading, entries }: TableOfContentsProps) {
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  return (
    <Contents aria-labelledby="contents-heading">
      <Title id="contents-heading">{heading}</Title>
      <Entries role="list">
        {entries.map(({ key, id, text, level }) => (
          <Entry key={key} $level={level}>
            <SiteLink
              to={`#${encodeURIComponent(id)}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </SiteLink>
          </Entry>
        ))}
      </Entries>
    </Contents>
  );
}

const Contents = styled.nav`
  font-size: ${theme.text.small};

  @media (width >= ${theme.width.wide}) {
    position: sticky;
    top: calc(${theme.size.navigation} + ${theme.space[6]});
    max-height: calc(100dvh - ${theme.size.navigation} - ${theme.space[12]});
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;

const Title = styled.p`
  padding-bottom: ${theme.space[3]};
  border-bottom: ${theme.border.hair} solid ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  line-height: ${theme.leading.snug};
`;

const Entries = styled.ol`
  counter-reset: entry;
`;

/** The same numbers as in the margin of the text. */
const Entry = styled.li<{ $level: OutlineEntry['level'] }>`
  border-bottom: ${theme.border.hair} solid ${theme.color.rule};
  ${({ $level }) => $level === 2 && 'counter-increment: entry;'}

  a {
    display: grid;
    grid-template-columns: ${theme.space[8]} minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${theme.space[3]};
    min-height: ${theme.size.target};
    color: ${theme.color.ink};
    line-height: ${theme.leading.snug};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${theme.color.accent};
    box-shadow: inset 0 -${theme.border.rule} ${theme.color.accent};
  }
  a::before {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
    content: ${({ $level }) => ($level === 2 ? 'counter(entry)' : "''")};
    content: ${({ $level }) => ($level === 2 ? 'counter(entry)' : "''")} / '';
  }
  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

/** Ratio of the window height above which the last heading marks the current section. */
const READING_LINE = 0.3;

/**
 * Returns the id of the current section, whose heading is the last one above the reading line. Undefined above the first heading,
 * on the server, and without IntersectionObserver.
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      const line = window.innerHeight * READING_LINE;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
    };
    const observer = new IntersectionObserver(read, {
      rootMargin: `0px 0px -${100 * (1 - READING_LINE)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
