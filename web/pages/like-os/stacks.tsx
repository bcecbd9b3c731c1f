import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import { Layer, SLAB_DEPTH, sideBySide } from './layer.tsx';
import type { LikeOsContent } from './like-os-query.ts';

type StacksProps = Pick<LikeOsContent, 'comparisons' | 'operatingSystemLabel' | 'platformLabel'>;

/** Two towers with connected layers; on a phone, a pair of slabs per layer. */
export function Stacks({ comparisons, operatingSystemLabel, platformLabel }: StacksProps) {
  const labels = {
    operatingSystem: operatingSystemLabel ?? '',
    platform: platformLabel ?? '',
  };
  return (
    <Block>
      <Container>
        <Status>
          <StatusLine />
        </Status>
        {/* Hidden from screen readers, since each layer labels its sides. */}
        <Names aria-hidden>
          <Heading as="p">{labels.operatingSystem}</Heading>
          <Heading as="p">{labels.platform}</Heading>
        </Names>
        <Layers role="list">
          {comparisons.map((comparison, index) => (
            <Layer
              key={comparison._key}
              comparison={comparison}
              labels={labels}
              place={index === 0 ? 'top' : 'below'}
            />
          ))}
        </Layers>
      </Container>
    </Block>
  );
}

const Block = styled.div`
  padding-bottom: ${theme.space.section};
`;

const Status = styled.div`
  padding-bottom: ${theme.space[8]};

  &:empty {
    display: none;
  }
`;

const Names = styled.div`
  display: none;

  @media (width >= ${theme.width.medium}) {
    ${sideBySide}
    align-items: end;
    padding-bottom: calc(${SLAB_DEPTH} + ${theme.space[4]});
    font-family: ${theme.font.display};
    letter-spacing: ${theme.tracking.tight};

    :last-child {
      grid-column: 3;
    }
  }
`;

const Layers = styled.ol`
  display: grid;
  gap: ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    gap: 0;
  }
`;
