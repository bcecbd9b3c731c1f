import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Beside } from '../../ui/grid.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import type { HomeContent } from './home-query.ts';

/** The list of what the product is not. */
export function NotSection({ section }: { section: NonNullable<HomeContent['notSection']> }) {
  return (
    <Section labelledBy="not-heading">
      <Beside $first={5} $gap={12}>
        <Reveal>
          <SectionOpening id="not-heading" heading={section.heading ?? ''} intro={section.intro} />
        </Reveal>
        {section.items.length > 0 && (
          <Items role="list">
            {section.items.map((item) => (
              <li key={item._key}>
                <Reveal>
                  <Item>
                    <Cross viewBox="0 0 20 20" aria-hidden>
                      <path d="M3 3 L17 17 M17 3 L3 17" />
                    </Cross>
                    <div>
                      {item.title && <h3>{item.title}</h3>}
                      <p>{item.text}</p>
                    </div>
                  </Item>
                </Reveal>
              </li>
            ))}
          </Items>
        )}
      </Beside>
    </Section>
  );
}

const Items = styled.ul`
  display: grid;
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};

  div {
    display: grid;
    gap: ${theme.space[2]};
  }
  p {
    color: ${theme.color.inkSoft};
  }
`;

const Cross = styled.svg`
  width: ${theme.size.icon};
  padding-top: ${theme.space[1]};
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 2;
  stroke-linecap: round;
`;
