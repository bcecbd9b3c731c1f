import { Box, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { usePaneRouter } from 'sanity/structure';
import { styled } from 'styled-components';

interface ListRowProps {
  /** The published id of the document, which opens in the pane beside the list. */
  id: string;
  /** The link's words, or a preview of the document. */
  label: ReactNode;
  /** What stands below the label and is not part of the link. */
  subtitle?: string;
  /** Stands before the title, such as a handle. */
  before?: ReactNode;
  /** What the row says about the document, with links of its own. */
  children?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  /** Where the row is while it is dragged. */
  style?: CSSProperties;
}

/** Pixels up to which a row still reads as one line, from its label to what it says. */
export const widestRow = 720;

/**
 * The whole row opens the document, though the link is the title alone: its name stays short for whoever hears it,
 * and links within the row stay links of their own.
 */
const Row = styled.li`
  position: relative;
  list-style: none;
  border-radius: 3px;
  &[aria-current],
  &:has([data-row-link] a:hover) {
    background: var(--card-muted-bg-color, rgba(120, 130, 150, 0.15));
  }
  & [data-row-link] a {
    display: block;
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
  & [data-row-link] a:focus-visible::after {
    box-shadow: 0 0 0 2px var(--card-focus-ring-color);
    /* Not seen, but for forced colors: they take the shadow away and give the outline one of theirs. */
    outline: 2px solid transparent;
  }
  & [data-row-label] {
    flex: 1 1 7rem;
    min-width: 0;
  }
  & [data-row-aside] {
    position: relative;
    z-index: 1;
    pointer-events: none;
  }
  & [data-row-aside] > * {
    pointer-events: auto;
  }
  & [data-row-aside] button {
    background: transparent;
  }
`;

/** A row of a list pane. */
export function ListRow({ id, label, subtitle, before, children, ref, style }: ListRowProps) {
  const { ChildLink, groupIndex, routerPanesState } = usePaneRouter();
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === id;
  return (
    <Row ref={ref} aria-current={isOpen ? 'page' : undefined} style={style}>
      <Box paddingX={2}>
        <Flex align="center" gap={2}>
          {before}
          <Flex flex={1} align="center" justify="space-between" gap={2} wrap="wrap">
            <Stack gap={2} paddingY={subtitle ? 2 : 0} data-row-label="">
              <div data-row-link="">
                <ChildLink childId={id}>{label}</ChildLink>
              </div>
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
