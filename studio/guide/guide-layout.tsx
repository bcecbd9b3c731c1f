import { Box, Flex, useMediaIndex } from '@sanity/ui';
import { useRef } from 'react';
import type { ActiveToolLayoutProps, LayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';
import { CurrentTaskProvider } from './current-task.tsx';
import { Guide } from './guide.tsx';
import { StepsBar } from './steps-bar.tsx';

/** The Studio's layout, which remembers the task that the editor is at from one tool to the next. */
export function GuideLayout(props: LayoutProps) {
  return <CurrentTaskProvider>{props.renderDefault(props)}</CurrentTaskProvider>;
}

/**
 * Every tool, below the steps of the chosen task, which the welcome does without. As long as nothing is open in the content tool, the guide stands
 * beside its list: whoever needs it sees it first, whoever does not has not one click more.
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

/** As wide in pixels as the Studio draws the first list beside other panes. */
const LIST_WIDTH = 350;

/** The index of the theme's breakpoint (900 pixels) from which a list and the guide fit beside each other. */
const WIDE = 3;

/** Whether the route leads to no pane but the first. */
function useNothingIsOpen(): boolean {
  return useRouterState(({ panes, intent }) => !intent && !(Array.isArray(panes) && panes.length > 0));
}
