import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { PlatformContent } from './about-query.ts';

/** The platform's numbers, in the margin like the numbers of the parts. */
export function EssayClaims({ claims }: Pick<PlatformContent, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <>
      <StatusLine />
      <Claims>
        {claims.map((claim) => (
          <Claim key={claim._key}>
            <dt>
              {claim.label}
              {claim.basis && <small>{claim.basis}</small>}
            </dt>
            <dd>{claim.value}</dd>
          </Claim>
        ))}
      </Claims>
    </>
  );
}

const Claims = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
`;

/** The number is shown first, though the label comes first for screen readers. */
const Claim = styled.div`
  display: grid;
  grid-template-areas: 'value label';
  grid-template-columns: ${theme.space[24]} minmax(0, 1fr);
  align-items: baseline;

  dt {
    grid-area: label;
    line-height: ${theme.leading.snug};
  }
  dd {
    grid-area: value;
    color: ${theme.color.accent};
    font-size: ${theme.text.subhead};
    line-height: ${theme.leading.snug};
  }
  small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
  }
  @media (width >= ${theme.width.wide}) {
    margin-inline-start: calc(-1 * ${theme.space[24]});
  }
`;
