import { styled } from 'styled-components';
import { AgentImage } from '../../sections/agent-image.tsx';
import { AgentOpening, DOMAIN_EDGE } from '../../sections/agent-opening.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import { theme } from '../../theme/theme.ts';
import { getCardId } from './framework-card.tsx';
import { getPriority } from './priority.ts';
import { PriorityMark } from './priority-mark.tsx';
import type { SampleAgentContent } from './sample-agent-query.ts';

/** The start of the sample agent's page, with links to the five problems. */
export function SampleHero({ content }: { content: SampleAgentContent }) {
  return (
    <AgentOpening
      agent={content}
      portrait={
        <AgentImage
          name={content.name ?? ''}
          image={content.image}
          blur={content.blur}
          size="profile"
          isOpening
        />
      }
      picture={
        <CategoryImage
          category={content.icon}
          image={null}
          title={content.domain ?? undefined}
          edge={DOMAIN_EDGE}
        />
      }
      below={
        content.frameworkCards.length > 0 && (
          <>
            <Index role="list">
              {content.frameworkCards.map((card, index) => {
                const { signal, level } = getPriority(index + 1);
                return (
                  <Entry key={card._key} $signal={signal}>
                    <a href={`#${getCardId(index + 1)}`}>
                      <b aria-hidden>{index + 1}</b> <span>{card.title}</span>
                      <PriorityMark level={level} />
                    </a>
                  </Entry>
                );
              })}
            </Index>
            {content.frameworkLabels?.marks && <Legend>{content.frameworkLabels.marks}</Legend>}
          </>
        )
      }
    />
  );
}

const Index = styled.ol`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-top: ${theme.space[12]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(auto-fit, minmax(${theme.space[24]}, 1fr));
  }
`;

const Legend = styled.p`
  padding-top: ${theme.space[3]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
`;

/** Color and mark show the priority; the card has it as text for screen readers. */
const Entry = styled.li<{ $signal: ReturnType<typeof getPriority>['signal'] }>`
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${theme.space[3]};
    height: 100%;
    min-height: ${theme.size.target};
    padding: ${theme.space[3]};
    background: ${({ $signal }) => theme.color[`${$signal}Wash`]};
    border-inline-start: ${theme.space[2]} solid ${({ $signal }) => theme.color[`${$signal}Vivid`]};
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
    text-decoration: none;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  span {
    text-decoration: underline;
  }
  b,
  svg {
    color: ${({ $signal }) => theme.color[$signal]};
  }
  b {
    font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  @media (width >= ${theme.width.wide}) {
    a {
      border-inline-start: 0;
      border-top: ${theme.space[2]} solid ${({ $signal }) => theme.color[`${$signal}Vivid`]};
    }
  }
`;
