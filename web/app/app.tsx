import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Gate } from '../gate/gate.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { Frameless } from './application-error.tsx';

interface AppProps {
  /** With the content of the page, if it was rendered before. */
  queryClient: QueryClient;
  gate: 'on' | 'off';
  /** The initial state of the gate: 'checking' shows the shell, 'authenticated' shows the page. */
  initialGate: 'checking' | 'authenticated';
  /** Called when the gate starts to open, to preload the page that it will show. */
  onOpening?: (() => void) | undefined;
  /** The router, rendered once the gate is open. */
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ queryClient, gate, initialGate, onOpening, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      {gate === 'on' ? (
        <Gate
          initial={initialGate}
          onOpening={onOpening}
          renderFault={(error) => <Frameless error={error} />}
        >
          {children}
        </Gate>
      ) : (
        children
      )}
    </QueryClientProvider>
  );
}
