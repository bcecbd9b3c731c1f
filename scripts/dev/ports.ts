import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../shared/operator-error.ts';

const POLL_MS = 100;

/**
 * Refuses a port on which another program listens: it would be mistaken for the tool that is about to start.
 *
 * @throws OperatorError
 */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (!(await answers(port))) continue;
    throw new OperatorError(
      `Port ${port} is in use, and npm run dev needs ${ports.join(' and ')}. Stop the program that uses it, or choose others: DEV_SITE_PORT and DEV_STUDIO_PORT.`,
    );
  }
}

/** Resolves once every port accepts connections. */
export async function untilPortsAnswer(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    while (!(await answers(port))) await pause(POLL_MS);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // The host name, not an address: tools listen on either the IPv4 or the IPv6 address.
    const socket = connect({ port, host: 'localhost' });
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
  });
}
