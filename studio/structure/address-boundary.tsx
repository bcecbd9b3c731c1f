import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { Component, type ReactNode } from 'react';
import { type ActiveToolLayoutProps, definePlugin, useWorkspace } from 'sanity';

interface BoundaryProps {
  /** What stands where the children could not be shown; `retry` shows them anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Shows something else in the place of what could not be rendered, until it is tried again. */
export class Boundary extends Component<BoundaryProps, { error?: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  retry = () => this.setState({ error: undefined, isBroken: false });

  override render() {
    const { error, isBroken } = this.state;
    return isBroken ? this.props.fallback(error, this.retry) : this.props.children;
  }
}

/** Leads back to the content from an address that the Studio's tools cannot open, such as a link that was cut off. */
export function AddressBoundary({ renderDefault, ...props }: ActiveToolLayoutProps) {
  const { basePath } = useWorkspace();
  return (
    <Boundary
      key={props.activeTool.name}
      fallback={(error, retry) => <CannotOpen home={basePath} error={error} onRetry={retry} />}
    >
      {renderDefault({ ...props, renderDefault })}
    </Boundary>
  );
}

interface CannotOpenProps {
  home: string;
  error: unknown;
  onRetry: () => void;
}

/** Says what the editor can do. What was typed without a connection is in this window alone: a new page loses it. */
export function CannotOpen({ home, error, onRetry }: CannotOpenProps) {
  return (
    <Container width={1} padding={5}>
      <Card tone="caution" border radius={3} padding={5} role="alert">
        <Stack gap={5}>
          <Heading as="h2">This cannot be opened</Heading>
          <Text>
            If the connection was lost, keep this window open until it is back, then try again: what you wrote
            last may not be saved yet. Otherwise the address may be misspelled, cut off or old: go back to the
            content.
          </Text>
          <Flex gap={3}>
            <Button text="Try again" tone="primary" onClick={onRetry} />
            {/* A whole new page: whatever went wrong is gone with the old one. */}
            <Button as="a" href={home} text="Back to the content" mode="ghost" />
          </Flex>
          <details>
            <summary>For a developer</summary>
            <Text size={1} muted>
              {error instanceof Error ? error.message : String(error)}
            </Text>
          </details>
        </Stack>
      </Card>
    </Container>
  );
}

/** Keeps the Studio standing when an address cannot be opened. */
export const addressBoundary = definePlugin({
  name: 'safe-addresses',
  studio: { components: { activeToolLayout: AddressBoundary } },
});
