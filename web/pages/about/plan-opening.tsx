import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { HouseDrawing } from './house-drawing.tsx';
import type { Part, PartName } from './parts.ts';
import { PlanNumber } from './plan-number.tsx';

type PlanOpeningProps = { heading: string; intro: string; parts: readonly Part[] };

/** The page heading, the cross-section of the house, and the key to its numbers. */
export function PlanOpening({ heading, intro, parts }: PlanOpeningProps) {
  const [lit, setLit] = useState<PartName>();
  return (
    <Opening aria-labelledby="about-heading">
      <Container>
        <Words>
          <Heading as="h1" $size="page" id="about-heading">
            {heading}
          </Heading>
          <div>
            <Paragraphs text={intro} as={Lead} />
          </div>
        </Words>
        {parts.length > 0 && (
          <Sheet>
            <Drawing>
              <HouseDrawing callouts={parts} lit={lit} />
            </Drawing>
            <Key aria-labelledby="about-heading">
              <Entries role="list">
                {parts.map(({ key, id, number, name, heading: words }) => (
                  <li key={key}>
                    <SiteLink
                      to={`#${encodeURIComponent(id)}`}
                      onPointerEnter={() => setLit(name)}
                      onPointerLeave={() => setLit(undefined)}
                      onFocus={() => setLit(name)}
                      onBlur={() => setLit(undefined)}
                    >
                      <PlanNumber>{number}</PlanNumber>
                      {words}
                    </SiteLink>
                  </li>
                ))}
              </Entries>
            </Key>
          </Sheet>
        )}
      </Container>
    </Opening>
  );
}

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  > div {
    display: grid;
    gap: ${theme.space[4]};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    align-items: end;
  }
`;

/** A framed sheet with the drawing and its key. Hovering or focusing a key entry highlights its part. */
const Sheet = styled.div`
  display: grid;
  margin-top: ${theme.space.opening};
  border: ${theme.border.hair} solid ${theme.color.ink};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 1fr) ${theme.size.cardMedium};
  }
`;

const Drawing = styled.div`
  container-type: inline-size;
  align-self: center;
  padding: clamp(${theme.space[3]}, 3vw, ${theme.space[12]});

  /* The drawing needs JavaScript. The key has the same content. */
  @media (scripting: none) {
    display: none;
  }
`;

const Key = styled.nav`
  border-top: ${theme.border.hair} solid ${theme.color.ink};

  @media (width >= ${theme.width.wide}) {
    border-top: 0;
    border-left: ${theme.border.hair} solid ${theme.color.ink};
  }
  @media (scripting: none) {
    grid-column: 1 / -1;
    border: 0;
  }
`;

const Entries = styled.ol`
  display: grid;
  height: 100%;

  li {
    display: grid;
  }
  li + li {
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space[4]};
    min-height: ${theme.size.target};
    padding: ${theme.space[2]} ${theme.space[4]};
    color: ${theme.color.ink};
    line-height: ${theme.leading.snug};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.accentWash};
  }
`;
