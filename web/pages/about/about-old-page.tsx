import { styled } from 'styled-components';
import { sectorChartHref } from '../../sections/sector-statistics.tsx';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { BrandMark } from '../../ui/drawings/brand-mark.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { definePage } from '../define-page.ts';
import { type AboutContent, aboutQuery } from './about-query.ts';
import { EssayPart, essayLine } from './essay-part.tsx';
import { listParts, splitAfterMarket } from './parts.ts';

export const page = definePage({
  query: () => aboutQuery('aboutOldPage'),
  View: AboutOldView,
});

/** The platform's text as an essay: one column with numbers in the margin, without images. */
export function AboutOldView({ content }: { content: AboutContent }) {
  const { heading, intro, platform, callToAction } = content;
  const [before, after] = splitAfterMarket(listParts(content));
  const claims = platform?.claims ?? [];
  return (
    <Page>
      <Opening>
        <Heading as="h1" $size="page">
          {heading}
        </Heading>
        <Paragraphs text={intro ?? ''} />
      </Opening>
      {before.map((part) => (
        <EssayPart key={part.key} part={part} claims={claims} />
      ))}
      {before.at(-1)?.name === 'marketImpact' && platform && platform.sectorStatistics.length > 0 && (
        <Line>
          <TextLink to={sectorChartHref}>{platform.sectorStatisticsHeading}</TextLink>
        </Line>
      )}
      {after.map((part) => (
        <EssayPart key={part.key} part={part} claims={claims} />
      ))}
      {callToAction?.heading && (
        <Reveal>
          <Ending>
            <BrandMark />
            <Heading $size="title">{callToAction.heading}</Heading>
            <Paragraphs text={callToAction.text ?? ''} />
            {callToAction.button?.href && (
              <TextLink to={callToAction.button.href}>{callToAction.button.label}</TextLink>
            )}
          </Ending>
        </Reveal>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${theme.space.opening} ${theme.space.section};
  font-family: ${theme.font.essay};
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.text};

  > section:first-of-type > div > p:first-of-type::first-letter {
    float: left;
    /* Chromium supports no logical padding here. */
    padding-right: 0.08em;
    font-size: 3.3em;
    line-height: 0.86;
    color: ${theme.color.accent};

    @supports (initial-letter: 2) {
      float: none;
      /* In em of the text, since initial-letter sets the letter's size afterwards. */
      padding-right: 0.3em;
      font-size: inherit;
      line-height: inherit;
      initial-letter: 2;
    }
  }
  &:empty {
    display: none;
  }
`;

const Opening = styled.header`
  ${essayLine}
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[4]};

  p {
    font-size: ${theme.text.subhead};
    line-height: ${theme.leading.snug};
    color: ${theme.color.inkSoft};
  }
`;

/** In the column of the text above it. */
const Line = styled.p`
  ${essayLine}
  justify-items: start;
  padding-top: ${theme.space[4]};
`;

const Ending = styled.section`
  ${essayLine}
  gap: ${theme.space[3]};
  justify-items: start;
  padding-top: ${theme.space[12]};

  svg {
    padding-bottom: ${theme.space[2]};
    font-size: ${theme.text.subhead};
    color: ${theme.color.inkSoft};
  }
`;
