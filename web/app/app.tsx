import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Gate } from '../gate/gate.tsx';
import { Frameless } from './application-error.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

interface AppProps {
  queryClient: QueryClient;
  gate: 'on' | 'off';
  /** What the gate starts with: 'checking' shows the shell, 'authenticated' the page. */
  initialGate: 'checking' | 'authenticated';
  /** Gets the page ready that an opening gate is about to show; resolves once it is. Never rejects. */
  onOpening?: (() => Promise<unknown>) | undefined;
  /** The router, rendered once the gate is open. */
  children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ queryClient, gate, initialGate, onOpening, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {gate === 'on' ? (
        // The gate's own code may not arrive: the file that asks for the password, or the arithmetic for it.
        <FaultBoundary resetKey={gate} fallback={(error) => <Frameless error={error} />}>
          <Gate initial={initialGate} onOpening={onOpening}>
            {children}
          </Gate>
        </FaultBoundary>
      ) : (
        children
      )}
    </QueryClientProvider>
  );
}
