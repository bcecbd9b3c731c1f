import { Box, Card, Stack, Text } from '@sanity/ui';

/** Says in a list pane that it could not be read. */
export function FailureNote({ what }: { what: string }) {
  return (
    <Box padding={3}>
      <Card tone="critical" border radius={2} padding={4} role="alert">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {what}
          </Text>
          <Text size={1}>Check the connection and reload the Studio. Nothing you wrote is lost.</Text>
        </Stack>
      </Card>
    </Box>
  );
}
