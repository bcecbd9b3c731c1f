import { Card, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { SeoSummary } from './use-page-summary.ts';

type SeoPreviewProps = SeoSummary & {
  /** URL of the picture in a shared link. */
  picture: string | undefined;
};

/** Preview of a page as a search result and as a shared link, with an explanation of the default texts. */
export function SeoPreview({ summary, address, hasOwn, titleSource, picture }: SeoPreviewProps) {
  const { title, description } = summary;
  return (
    <Stack gap={4}>
      <Stack gap={5}>
        <Example title="In a search result" width={600}>
          <Card border radius={3} padding={4}>
            <Stack gap={3}>
              <Text size={1} muted textOverflow="ellipsis">
                {['Your site', ...address].join(' › ')}
              </Text>
              <Text size={2} textOverflow="ellipsis">
                <span style={{ color: 'var(--card-link-color)' }}>{title}</span>
              </Text>
              <Text size={1} muted>
                <span style={clampLines(2)}>{description ?? 'Google picks a passage of the page.'}</span>
              </Text>
            </Stack>
          </Card>
        </Example>
        <Example title="As a shared link" width={400}>
          <Card border radius={3} overflow="hidden">
            {picture ? (
              <img src={picture} alt="" width={600} height={315} style={wholeWidth} />
            ) : (
              <Flex
                align="center"
                justify="center"
                padding={5}
                style={{ background: 'var(--card-muted-bg-color)' }}
              >
                <Text size={1} muted>
                  The site draws a picture with the page’s name
                </Text>
              </Flex>
            )}
            <Stack gap={3} padding={4}>
              <Text size={1} weight="medium" textOverflow="ellipsis">
                {title}
              </Text>
              {description && (
                <Text size={1} muted>
                  <span style={clampLines(2)}>{description}</span>
                </Text>
              )}
            </Stack>
          </Card>
        </Example>
      </Stack>
      <Text size={1} muted>
        {describeOrigin(hasOwn, titleSource)}
      </Text>
      <Text size={1} muted>
        While the site asks for a password, shared links show the short name of the page below, and the
        neutral description in Site settings instead.
      </Text>
    </Stack>
  );
}

interface ExampleProps {
  title: string;
  /** Maximum width in pixels. */
  width: number;
  children: ReactNode;
}

function Example({ title, width, children }: ExampleProps) {
  return (
    <Stack as="figure" gap={3} style={{ margin: 0, minWidth: 0, maxWidth: width }} aria-label={title}>
      <Text as="figcaption" size={1} weight="medium">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

const titleSources: Record<SeoSummary['titleSource'], string> = {
  page: 'from the page’s own heading or name',
  settings: 'from Site settings',
  product: 'from the name of the product',
};

/** Explains where texts come from that the page does not define. */
function describeOrigin(
  { title, description, picture }: SeoSummary['hasOwn'],
  titleSource: SeoSummary['titleSource'],
): string {
  const borrowed = [
    !title && `the title comes ${titleSources[titleSource]}`,
    !description && 'the description comes from Site settings',
    !picture && 'the picture comes from Site settings, or the site draws one',
  ].filter((part) => part !== false);
  if (borrowed.length === 0) return 'All of this comes from the fields below.';
  return `Fields left empty below are filled in for you: ${borrowed.join('; ')}.`;
}

const wholeWidth: CSSProperties = { display: 'block', width: '100%', height: 'auto' };

/** Truncates a text to a number of lines, as search engines do. */
function clampLines(count: number): CSSProperties {
  return { display: '-webkit-box', WebkitLineClamp: count, WebkitBoxOrient: 'vertical', overflow: 'hidden' };
}
