import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { PlatformContent } from './about-query.ts';

/** The savings and gains that the platform claims, styled like dimension lines of a drawing. */
export function PlanClaims({ claims }: Pick<PlatformContent, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <Section tone="band">
      <Reveal>
        <Stack $gap={12}>
          <StatusLine />
          <Measures>
            {claims.map((claim) => (
              <Measure key={claim._key}>
                <dt>
                  {claim.label}
                  {claim.basis && <small>{claim.basis}</small>}
                </dt>
                <dd>{claim.value}</dd>
              </Measure>
            ))}
          </Measures>
        </Stack>
      </Reveal>
    </Section>
  );
}

const Measures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${theme.size.cardSmall}), 1fr));
  gap: ${theme.space[12]} ${theme.space[6]};

  @media (width >= ${theme.width.medium}) {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** The number is shown above its label, though the label comes first for screen readers. */
const Measure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[3]};

  dt {
    color: ${theme.color.inkSoft};
    line-height: ${theme.leading.snug};
    text-align: center;
    text-wrap: balance;
  }
  small {
    display: block;
    padding-top: ${theme.space[2]};
    font-size: ${theme.text.small};
  }
  dd {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: ${theme.space[4]};
    border-inline: ${theme.border.hair} solid ${theme.color.accent};
    font-family: ${theme.font.display};
    font-size: ${theme.text.numeral};
    font-variant-numeric: lining-nums;
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.tight};
  }
  dd::before,
  dd::after {
    height: ${theme.border.hair};
    background: ${theme.color.accent};
    content: '';
  }
`;
