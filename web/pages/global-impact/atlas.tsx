import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { imageUrl } from '../../content/images.ts';
import { theme } from '../../theme/theme.ts';
import { Heading } from '../../ui/heading.tsx';
import { ImageWithFallback } from '../../ui/image-with-fallback.tsx';
import { Section } from '../../ui/section.tsx';
import { Claims } from './claims.tsx';
import type { GlobalImpactContent } from './global-impact-content.ts';
import { RegionCard } from './region-card.tsx';
import { useRegionInView } from './use-region-in-view.ts';
import { WorldMap } from './world-map.tsx';

/** Width and height of an editor's picture in pixels: twice the size it is shown at. */
const PICTURE = { width: 1680, height: 784 };

/**
 * The world map with the page's numbers, and a card for each region. On a wide screen the map stays while the cards
 * pass by, and shows whose turn it is; a region that is pointed at or focused, on the map or as a card, goes before.
 */
export function Atlas({ content }: { content: GlobalImpactContent }) {
  const { regionsHeading, mapImage, claims, regions } = content;
  const cards = useRef<HTMLUListElement>(null);
  const inView = useRegionInView(cards);
  const [pointed, setPointed] = useState<string>();
  const active = pointed ?? inView;

  return (
    <Section labelledBy={regionsHeading ? 'regions-heading' : undefined} tone="sunken">
      <Layout>
        <Sheet>
          {regionsHeading && <Heading id="regions-heading">{regionsHeading}</Heading>}
          {mapImage?.asset ? (
            <ImageWithFallback
              src={imageUrl(mapImage).size(PICTURE.width, PICTURE.height).fit('crop').url()}
              alt={mapImage.alt ?? ''}
              {...PICTURE}
            />
          ) : (
            <WorldMap regions={regions} active={active} onPoint={setPointed} />
          )}
          {claims.length > 0 && <Claims claims={claims} />}
        </Sheet>
        {regions.length > 0 && (
          <Cards role="list" ref={cards}>
            {regions.map((region, index) => (
              <RegionCard
                key={region._id}
                region={region}
                number={index + 1}
                level={regionsHeading ? 'h3' : 'h2'}
                isActive={region._id === active}
                onPoint={setPointed}
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
  gap: ${theme.space[8]} ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  @media (width >= ${theme.width.wide}) {
    position: sticky;
    top: calc(${theme.size.navigation} + ${theme.space[8]});
  }
`;

/** One column on a phone and beside the map, two in between. */
const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  @media (${theme.width.medium} <= width < ${theme.width.wide}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
