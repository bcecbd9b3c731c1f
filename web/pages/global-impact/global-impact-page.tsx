import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Beside } from '../../ui/grid.tsx';
import { Heading, Lead } from '../../ui/heading.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { definePage } from '../define-page.ts';
import type { GlobalImpactContent } from './global-impact-query.ts';
import { globalImpactQuery } from './global-impact-query.ts';

const Atlas = lazySection(async () => (await import('./atlas.tsx')).Atlas);
const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: globalImpactQuery,
  View: GlobalImpactView,
});

/** The global-impact page: the claims, the world map and a card for each region. */
export function GlobalImpactView({ content }: { content: GlobalImpactContent }) {
  return (
    <>
      <Opening aria-labelledby="global-impact-heading">
        <Container>
          <Beside $first={5} $gap={6}>
            <Heading as="h1" $size="page" id="global-impact-heading">
              {content.heading}
            </Heading>
            <Words>
              <Paragraphs text={content.intro ?? ''} as={Lead} />
            </Words>
          </Beside>
        </Container>
      </Opening>
      <Atlas content={content} />
      <Invitation content={content.callToAction} />
    </>
  );
}

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
