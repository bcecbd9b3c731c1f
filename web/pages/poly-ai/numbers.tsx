import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Reveal } from '../../ui/reveal.tsx';
import type { PolyAiContent } from './poly-ai-content.ts';

/** The strip of numbers, in the earth below the foundations. */
export function Numbers({ stats }: Pick<PolyAiContent, 'stats'>) {
  return (
    <Reveal>
      <Strip>
        {stats.map((stat) => (
          <div key={stat._key}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </Strip>
    </Reveal>
  );
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};
  padding-block: ${theme.space[16]};

  /* The number stands above its line, though the line comes first for those who listen. */
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${theme.space[1]};
  }
  dt {
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.text.numeral};
    font-variant-numeric: lining-nums;
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.tight};
  }
`;
