import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import type { GlobalImpactContent } from './global-impact-content.ts';

/** The large numbers of the page, on one line where they fit. */
export function Claims({ claims }: Pick<GlobalImpactContent, 'claims'>) {
  return (
    <Reveal>
      <Numbers>
        {claims.map((claim) => (
          <Claim key={claim._key}>
            <dt>{claim.label}</dt>
            <dd>{claim.value}</dd>
          </Claim>
        ))}
      </Numbers>
    </Reveal>
  );
}

/** Two columns on a phone; four where they have room. */
const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(4, minmax(0, auto));
    justify-content: space-between;
  }
`;

/** The number stands above its line, though the line comes first for those who listen. */
const Claim = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  min-width: 0;

  dt {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.text.section};
    font-variant-numeric: lining-nums;
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.tight};
  }
`;
