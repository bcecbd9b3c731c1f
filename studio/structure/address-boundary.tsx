import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { Component, type ReactNode } from 'react';
import { type ActiveToolLayoutProps, useWorkspace } from 'sanity';

interface BoundaryProps {
  /** What stands where the children could not be shown. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error?: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback(this.state.error) : this.props.children;
  }
}

/** Leads back to the content from an address that the Studio's tools cannot open, such as a link that was cut off. */
export function AddressBoundary({ renderDefault, ...props }: ActiveToolLayoutProps) {
  const { basePath } = useWorkspace();
  return (
    <Boundary key={props.activeTool.name} fallback={(error) => <CannotOpen home={basePath} error={error} />}>
      {renderDefault({ ...props, renderDefault })}
    </Boundary>
  );
}

function CannotOpen({ home, error }: { home: string; error: unknown }) {
  return (
    <Container width={1} padding={5}>
      <Card tone="caution" border radius={3} padding={5} role="alert">
        <Stack gap={5}>
          <Heading as="h2">This cannot be opened</Heading>
          <Text>
            The address may be misspelled, cut off or old. Nothing that you wrote is lost: it is saved as you
            type.
          </Text>
          <Flex>
            {/* A whole new page: whatever went wrong is gone with the old one. */}
            <Button as="a" href={home} text="Back to the content" tone="primary" />
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
