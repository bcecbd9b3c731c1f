import { Box, Flex, Stack, Text } from '@sanity/ui';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { usePaneRouter } from 'sanity/structure';
import { styled } from 'styled-components';

interface ListRowProps {
  /** Published id of the document that the row opens in the next pane. */
  id: string;
  /** Content of the link. */
  label: ReactNode;
  /** Text below the link. */
  subtitle?: string;
  /** Content before the link, such as a drag handle. */
  before?: ReactNode;
  /** Status of the document, which may contain links. */
  children?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  /** Position of the row while it is dragged. */
  style?: CSSProperties;
}

/** Maximum width in pixels at which label and status are still read as one line. */
export const widestRow = 720;

/**
 * Clicking anywhere in the row follows its link, whose accessible name is the title alone. Other links in the
 * row stay separate.
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
    /* Forced colors remove the shadow and make this outline visible. */
    outline: 2px solid transparent;
  }
  & [data-row-label] {
    flex: 1 1 7rem;
    min-width: 0;
  }
  & [data-row-aside] {
    /* Several notes keep their distance from those of the next row. */
    padding-block: 0.5rem;
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

/** A row of a list pane, with a link to a document. */
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
