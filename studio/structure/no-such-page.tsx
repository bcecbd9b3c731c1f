import { Box, Card, Stack, Text } from '@sanity/ui';

/** Pane for a URL that names a page that does not exist. */
export function NoSuchPage() {
  return (
    <Box padding={4}>
      <Card tone="caution" border radius={2} padding={4} role="status">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            There is no such page.
          </Text>
          <Text size={1}>The address may be old or cut off. Choose a page in the list on the left.</Text>
        </Stack>
      </Card>
    </Box>
  );
}
