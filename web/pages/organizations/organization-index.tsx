import { use } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Language } from '../../ui/language.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { makeAlphabet } from './alphabet.ts';
import type { OrganizationEntry } from './organizations-query.ts';

/** Id of the index, for the link back to it from the list. */
export const INDEX_ID = 'organization-index';

type OrganizationIndexProps = {
  heading: string | null;
  entries: readonly OrganizationEntry[];
};

/** The alphabetical index of the entries, with their numbers. */
export function OrganizationIndex({ heading, entries }: OrganizationIndexProps) {
  return (
    <Container>
      <Frame id={INDEX_ID} aria-label={heading || undefined}>
        {heading && (
          <Heading as="h2" $size="title">
            {heading}
          </Heading>
        )}
        <Letters role="list">
          {makeAlphabet(entries, use(Language)).map((group) => (
            <Group key={group.letter}>
              <Letter aria-hidden>{group.letter}</Letter>
              <Lines role="list">
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    {/* Not a router link: only native navigation to a hash updates `:target`. */}
                    <Line href={`#${encodeURIComponent(entry.id)}`}>
                      <Name>
                        <span>{entry.name}</span>
                      </Name>
                      <Place>{entry.number}</Place>
                    </Line>
                  </li>
                ))}
              </Lines>
            </Group>
          ))}
        </Letters>
      </Frame>
    </Container>
  );
}

const Frame = styled.nav`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  container-type: inline-size;
`;

/** Three columns end at the same height: 21 entries of one line each are seven in a column. */
const Letters = styled.ul`
  columns: ${theme.size.cardSmall} 3;
  column-gap: ${theme.space[12]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.border.rule} solid ${theme.color.ink};
`;

const Group = styled.li`
  display: grid;
  grid-template-columns: ${theme.space[8]} minmax(0, 1fr);
  align-items: baseline;

  li {
    break-inside: avoid;
  }
`;

const Lines = styled.ul``;

const Letter = styled.span`
  color: ${theme.color.accent};
  font-family: ${theme.font.display};
  font-size: ${theme.text.title};
  line-height: ${theme.leading.snug};
`;

const Line = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  align-items: baseline;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  padding-block: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.ink};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

/** A dotted leader from the end of the name to the number. */
const Name = styled.span`
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    inset: auto 0 0.25em;
    z-index: -1;
    border-bottom: ${theme.border.rule} dotted ${theme.color.rule};
    content: '';
  }
  span {
    padding-inline-end: ${theme.space[1]};
    background: ${theme.color.paper};
    box-decoration-break: clone;
  }
`;

const Place = styled.span`
  align-self: end;
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
