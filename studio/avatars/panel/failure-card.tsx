import { Card, Stack, Text } from '@sanity/ui';
import type { Explanation } from './explain-failure.ts';

interface FailureCardProps extends Explanation {
  /** The exact error message, for administrators. */
  message?: string | undefined;
}

/** Shows what failed and what the editor can do. */
export function FailureCard({ what, advice, message }: FailureCardProps) {
  return (
    <Card border radius={3} padding={4} tone="critical" role="alert">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {what}
        </Text>
        <Text size={1}>{advice}</Text>
        {message && message !== what && (
          <Text size={0} muted>
            {message}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
