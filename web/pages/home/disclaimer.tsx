import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import type { HomeContent } from './home-query.ts';

/** States that the product is in conceptual development. */
export function Disclaimer({ disclaimer }: { disclaimer: NonNullable<HomeContent['disclaimer']> }) {
  return (
    <Block aria-labelledby="disclaimer-heading">
      <Container>
        <Note>
          <h2 id="disclaimer-heading">{disclaimer.heading}</h2>
          <div>
            <Paragraphs text={disclaimer.text ?? ''} />
          </div>
        </Note>
      </Container>
    </Block>
  );
}

const Block = styled.section`
  padding-block: ${theme.space[16]};
`;

const Note = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  color: ${theme.color.inkSoft};

  h2 {
    color: ${theme.color.ink};
  }
  div {
    display: grid;
    gap: ${theme.space[4]};
    max-width: ${theme.size.measure};
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
