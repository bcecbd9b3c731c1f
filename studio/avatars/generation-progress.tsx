import { Card, Flex, Stack, Text } from '@sanity/ui';
import { styled } from 'styled-components';
import { hiddenFromSight } from '../inputs/hidden-from-sight.ts';
import type { GenerationStatus } from './pipeline/status.ts';

interface GenerationProgressProps {
  name: string;
  /** Undefined while nothing is made. */
  progress: GenerationStatus | undefined;
  /** What it waits for, in words. */
  waiting: string | undefined;
  /** What is only heard, while there is nothing to see here. */
  heard: string;
}

/**
 * How far a generation is: the stage in words and a bar. The line of the words is always there: a status that comes with its
 * words is not heard. The end is only heard: the video itself is seen then, and must not move when this card goes.
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
      style={seen ? undefined : hiddenFromSight}
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

/** The browser's own bar knows no dark theme. */
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
