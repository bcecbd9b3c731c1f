import { Box, Flex, useMediaIndex } from '@sanity/ui';
import { useRef } from 'react';
import type { ActiveToolLayoutProps, LayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';
import { CurrentTaskProvider } from './current-task.tsx';
import { Guide } from './guide.tsx';
import { StepsBar } from './steps-bar.tsx';

/** Studio layout that keeps the selected task while the editor switches tools. */
export function GuideLayout(props: LayoutProps) {
  return <CurrentTaskProvider>{props.renderDefault(props)}</CurrentTaskProvider>;
}

/**
 * Layout of every tool. It shows the steps of the selected task above the tool, except on the guide itself.
 * While no document is open in the content tool, the guide is shown beside its list.
 */
export function GuidedTool(props: ActiveToolLayoutProps) {
  const tool = useRef<HTMLDivElement>(null);
  const nothingIsOpen = useNothingIsOpen();
  const hasRoomBeside = useMediaIndex() >= WIDE;
  const isAtStart = nothingIsOpen && props.activeTool.name === 'structure';
  const isWelcome = isAtStart || props.activeTool.name === 'guide';
  const list = hasRoomBeside ? { width: LIST_WIDTH } : {};
  return (
    <Flex direction="column" height="fill">
      {!isWelcome && <StepsBar below={tool} />}
      <Flex
        flex={1}
        direction={hasRoomBeside ? 'row' : 'column'}
        overflow={isAtStart && !hasRoomBeside ? 'auto' : undefined}
        style={{ minHeight: 0 }}
      >
        <Box
          ref={tool}
          flex={isAtStart ? 'none' : 1}
          height={isAtStart && !hasRoomBeside ? undefined : 'fill'}
          style={{ minWidth: 0, minHeight: 0, ...(isAtStart ? list : {}) }}
        >
          {props.renderDefault(props)}
        </Box>
        {isAtStart && (
          <Box flex={hasRoomBeside ? 1 : 'none'}>
            <Guide />
          </Box>
        )}
      </Flex>
    </Flex>
  );
}

/** Width in pixels of the first list, as in the Studio's own layout with several panes. */
const LIST_WIDTH = 350;

/** Index of the theme's breakpoint (900 pixels) from which the list and the guide fit side by side. */
const WIDE = 3;

/** Whether the route opens only the first pane. */
function useNothingIsOpen(): boolean {
  return useRouterState(({ panes, intent }) => !intent && !(Array.isArray(panes) && panes.length > 0));
}
