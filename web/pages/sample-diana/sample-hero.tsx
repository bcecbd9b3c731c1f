import { styled } from 'styled-components';
import { AgentImage } from '../../sections/agent-image.tsx';
import { CategoryImage } from '../../sections/category-image.tsx';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Eyebrow, Heading, Lead } from '../../ui/heading.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { cardId } from './framework-card.tsx';
import { priorityOf } from './priority.ts';
import type { SampleAgentContent } from './sample-agent-content.ts';

/** Edge of a picture that stands in the drawing's place: twice the width it is shown at. */
const EDGE = 384;

/** Who the sample agent is, and the five problems as a way into the page. */
export function SampleHero({ content }: { content: SampleAgentContent }) {
  const name = content.name ?? '';
  return (
    <Opening aria-labelledby="sample-name">
      <Container>
        <Layout>
          <AgentImage name={name} image={content.image} size="profile" loading="eager" />
          <Words>
            <Eyebrow>{content.domain}</Eyebrow>
            <Heading as="h1" $size="hero" id="sample-name">
              {name}
            </Heading>
            <Title>{content.title}</Title>
            <Paragraphs text={content.description ?? ''} as={Lead} />
          </Words>
          <Domain>
            <CategoryImage category={content.icon} image={null} edge={EDGE} />
          </Domain>
        </Layout>
        {content.frameworkCards.length > 0 && (
          <Index role="list">
            {content.frameworkCards.map((card, index) => (
              <Entry key={card._key} $signal={priorityOf(index + 1).signal}>
                <a href={`#${cardId(index + 1)}`}>
                  <b aria-hidden>{index + 1}</b> <span>{card.title}</span>
                </a>
              </Entry>
            ))}
          </Index>
        )}
      </Container>
    </Opening>
  );
}

const Opening = styled.section`
  padding-block: ${theme.space.opening};
`;

const Layout = styled.div`
  display: grid;
  grid-template: 'portrait domain' auto 'words words' auto / minmax(0, ${theme.size.profile}) ${theme.size.mark};
  justify-content: space-between;
  align-items: end;
  gap: ${theme.space[6]} ${theme.space[4]};

  @media (width >= ${theme.width.wide}) {
    grid-template: 'portrait words domain' auto / ${theme.size.profile} minmax(0, 1fr) ${theme.size.drawing};
    gap: ${theme.space[12]};
  }
`;

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: ${theme.space[3]};
`;

const Title = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.text.subhead};
  line-height: ${theme.leading.snug};
`;

const Domain = styled.div`
  grid-area: domain;
`;

const Index = styled.ol`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-top: ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(auto-fit, minmax(${theme.space[24]}, 1fr));
  }
`;

/** The colour alone shows how urgent it is; the card says it in words for those who listen. */
const Entry = styled.li<{ $signal: ReturnType<typeof priorityOf>['signal'] }>`
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
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
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  span {
    text-decoration: underline;
  }
  b {
    color: ${({ $signal }) => theme.color[$signal]};
    font: ${theme.weight.regular} ${theme.text.title} / ${theme.leading.snug} ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  @media (width >= ${theme.width.medium}) {
    a {
      border-inline-start: 0;
      border-top: ${theme.space[2]} solid ${({ $signal }) => theme.color[`${$signal}Vivid`]};
    }
  }
`;
