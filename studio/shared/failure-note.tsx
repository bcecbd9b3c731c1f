import { Box, Card, Stack, Text } from '@sanity/ui';

/** Reports that a live query failed and is being repeated. */
export function FailureNote({ what }: { what: string }) {
  return (
    <Box padding={3}>
      <Card tone="critical" border radius={2} padding={4} role="alert">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {what}
          </Text>
          <Text size={1}>
            Check the connection and keep this window open: what you wrote last may not be saved yet. The
            Studio tries again by itself every few seconds.
          </Text>
        </Stack>
      </Card>
    </Box>
  );
}
