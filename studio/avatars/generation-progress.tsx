import { Card, Flex, Stack, Text } from '@sanity/ui';
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
        <progress
          aria-label={`Video of ${name}`}
          value={progress.progress}
          max={100}
          style={{ width: '100%', accentColor: 'var(--card-focus-ring-color)' }}
        />
      </Stack>
    </Card>
  );
}
