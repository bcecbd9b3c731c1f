import { Box, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { usePaneRouter } from 'sanity/structure';
import { styled } from 'styled-components';

interface ListRowProps {
  /** The published id of the document, which opens in the pane beside the list. */
  id: string;
  title: string;
  subtitle?: string;
  /** Stands before the title, such as a handle. */
  before?: ReactNode;
  /** What the row says about the document, with links of its own. */
  children?: ReactNode;
}

/**
 * The whole row opens the document, though the link is the title alone: its name stays short for whoever hears it,
 * and links within the row stay links of their own.
 */
const Row = styled.li`
  position: relative;
  list-style: none;
  & [data-row-link] a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  & [data-row-link] a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 3px;
  }
  & [data-row-link] a:hover::after {
    background: var(--card-border-color);
    opacity: 0.3;
  }
  & [data-row-link] a:focus-visible::after {
    box-shadow: 0 0 0 2px var(--card-focus-ring-color);
  }
  &[aria-current] {
    background: var(--card-muted-bg-color, rgba(120, 130, 150, 0.15));
    border-radius: 3px;
  }
  & [data-row-aside] {
    position: relative;
    z-index: 1;
    pointer-events: none;
  }
  & [data-row-aside] > * {
    pointer-events: auto;
  }
`;

/** A row of a list pane. */
export function ListRow({ id, title, subtitle, before, children }: ListRowProps) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter();
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === id;
  return (
    <Row aria-current={isOpen ? 'page' : undefined}>
      <Box padding={2}>
        <Flex align="center" gap={2}>
          {before}
          <Flex flex={1} align="center" justify="space-between" gap={2} wrap="wrap">
            <Stack gap={2} paddingY={1}>
              <Text size={1} weight="medium" data-row-link="">
                <ChildLink childId={id}>{title}</ChildLink>
              </Text>
              {subtitle && (
                <Text size={1} muted textOverflow="ellipsis">
                  {subtitle}
                </Text>
              )}
            </Stack>
            <div data-row-aside="">{children}</div>
          </Flex>
        </Flex>
      </Box>
    </Row>
  );
}
