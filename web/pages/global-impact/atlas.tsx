import { useState } from 'react';
import { styled } from 'styled-components';
import { wideSize } from '../../../content/image-size.ts';
import { getPictureSource } from '../../data/picture-source.ts';
import { theme } from '../../theme/theme.ts';
import { Figures } from '../../ui/figures.tsx';
import { ImageWithFallback } from '../../ui/image-with-fallback.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Eyebrow, Heading } from '../../ui/text/heading.tsx';
import { Rail } from '../../ui/text/rail.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { GlobalImpactContent } from './global-impact-query.ts';
import { RegionCard } from './region-card.tsx';
import { WorldMap } from './world-map.tsx';

/**
 * The full-width world map, the page's numbers, and a card for each region. A hovered or focused region is highlighted on the map
 * and on its card.
 */
export function Atlas({ content }: { content: GlobalImpactContent }) {
  const { regionsHeading, mapImage, claimsHeading, claims, regions } = content;
  const [active, setActive] = useState<string>();
  const picture = mapImage?.asset ? mapImage : undefined;

  return (
    <Section labelledBy={regionsHeading ? 'regions-heading' : undefined} tone="sunken">
      <Layout>
        <Sheet>
          {regionsHeading && <Heading id="regions-heading">{regionsHeading}</Heading>}
          <StatusLine />
          {picture ? (
            <ImageWithFallback
              {...getPictureSource(picture, wideSize.globalImpact)}
              sizes="100vw"
              alt={picture.alt ?? ''}
              loading="lazy"
            />
          ) : (
            <WorldMap regions={regions} active={active} onPoint={setActive} />
          )}
          {claims.length > 0 && (
            <Reveal>
              <Field>
                {claimsHeading && <Eyebrow>{claimsHeading}</Eyebrow>}
                <Figures figures={claims} />
              </Field>
            </Reveal>
          )}
        </Sheet>
        {regions.length > 0 && (
          <Cards list="ul">
            {regions.map((region, index) => (
              <RegionCard
                key={region._id}
                region={region}
                number={index + 1}
                level={regionsHeading ? 'h3' : 'h2'}
                isActive={region._id === active}
                hasMap={!picture}
                onPoint={setActive}
              />
            ))}
          </Cards>
        )}
      </Layout>
    </Section>
  );
}

const Layout = styled.div`
  display: grid;
  /* Keeps the column from growing to the width of all cards in the rail. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Field = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Cards = styled(Rail)`
  @media (width >= ${theme.width.medium}) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[6]};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
