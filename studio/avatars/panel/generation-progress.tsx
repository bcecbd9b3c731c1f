import { Card, Flex, Stack, Text } from '@sanity/ui';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../shared/accessibility.ts';
import type { GenerationStatus } from '../pipeline/status.ts';

interface GenerationProgressProps {
  name: string;
  /** Undefined while nothing is generated. */
  progress: GenerationStatus | undefined;
  /** Why the generation has not started yet; undefined when it is not queued. */
  waiting: string | undefined;
  /** Announced to screen readers while the card is not visible. */
  heard: string;
}

/**
 * Shows the stage of a generation and a progress bar. The status element is always rendered, because screen
 * readers announce only changes of an existing live region. Completion is announced without a visible card: the
 * finished video appears at that moment and must not move when the card disappears.
 */
export function GenerationProgress({ name, progress, waiting, heard }: GenerationProgressProps) {
  const isComplete = progress?.stage === 'complete';
  const seen = isComplete ? undefined : (progress?.message ?? waiting);
  return (
    <Card
      border
      radius={3}
      padding={seen ? 4 : 0}
      tone={progress ? 'primary' : 'default'}
      style={seen ? undefined : visuallyHidden}
    >
      <Stack gap={3}>
        <Flex justify="space-between" gap={3}>
          <Text size={1} weight="medium" role="status">
            {seen ?? (isComplete ? progress.message : heard)}
          </Text>
          {seen && progress && (
            <Text size={1} muted>
              {progress.progress}%
            </Text>
          )}
        </Flex>
        {seen && progress && <Bar aria-label={`Video of ${name}`} value={progress.progress} max={100} />}
      </Stack>
    </Card>
  );
}

/** Browsers do not adapt the default progress bar to the Studio's dark theme. */
const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  background: var(--card-border-color);

  &::-webkit-progress-bar {
    border-radius: 3px;
    background: var(--card-border-color);
  }
  &::-webkit-progress-value {
    border-radius: 3px;
    background: var(--card-link-color);
    transition: inline-size 0.5s;
  }
  &::-moz-progress-bar {
    border-radius: 3px;
    background: var(--card-link-color);
  }

  @media (prefers-reduced-motion: reduce) {
    &::-webkit-progress-value {
      transition: none;
    }
  }
`;
