import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui';
import { Component, type ReactNode, useState } from 'react';
import { type ActiveToolLayoutProps, definePlugin, useWorkspace } from 'sanity';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** React error boundary with a function to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; isBroken: boolean }> {
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

/**
 * Tool layout that shows a notice instead of the Studio's error screen when a tool cannot be rendered, for
 * example because of an invalid URL.
 */
function ToolErrorBoundary({ renderDefault, ...props }: ActiveToolLayoutProps) {
  const { basePath } = useWorkspace();
  return (
    <ErrorBoundary
      key={props.activeTool.name}
      fallback={(error, retry) => <ToolErrorNotice home={basePath} error={error} onRetry={retry} />}
    >
      {renderDefault({ ...props, renderDefault })}
    </ErrorBoundary>
  );
}

interface ToolErrorNoticeProps {
  home: string;
  error: unknown;
  onRetry: () => void;
}

/**
 * Explains what the editor can do. Reloading loses changes that could not be sent without a connection, so 'Try
 * again' comes first.
 */
export function ToolErrorNotice({ home, error, onRetry }: ToolErrorNoticeProps) {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const reloadIfReachable = async () => {
    if (await isReachable()) window.location.reload();
    else setIsUnreachable(true);
  };
  const tryAgain = () => (isLoadFailure(error) ? void reloadIfReachable() : onRetry());
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
          {isUnreachable && <Text weight="medium">The server cannot be reached yet.</Text>}
          <Flex gap={3}>
            <Button text="Try again" tone="primary" onClick={tryAgain} />
            {/* A full page load, which resets the state of the Studio. */}
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

/**
 * Whether the code of a tool or a pane could not be loaded, which browsers report only in the error message. React and the
 * browser keep such a failure, so only a new page loads the code.
 */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
  );
}

/** Whether the server responds: without it, a reload would show the browser's own error page instead of the Studio. */
function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Shows a notice when a tool cannot open a URL. */
export const toolErrorBoundary = definePlugin({
  name: 'tool-error-boundary',
  studio: { components: { activeToolLayout: ToolErrorBoundary } },
});
