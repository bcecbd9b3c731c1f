import { Card, Flex, Stack, Text } from '@sanity/ui';
import { styled } from 'styled-components';
import type { GenerationStatus } from '../../web/avatars/status.ts';

/** How far a generation is: the stage in words and a bar. */
export function GenerationProgress({ name, progress }: { name: string; progress: GenerationStatus }) {
  return (
    <Card border radius={3} padding={4} tone={progress.stage === 'complete' ? 'positive' : 'primary'}>
      <Stack gap={3}>
        <Flex justify="space-between" gap={3}>
          <Text size={1} weight="medium" role="status">
            {progress.message}
          </Text>
          <Text size={1} muted>
            {progress.progress} %
          </Text>
        </Flex>
        <Bar aria-label={`Video of ${name}`} value={progress.progress} max={100} />
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
