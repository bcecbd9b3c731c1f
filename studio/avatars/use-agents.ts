import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { AgentAvatar } from './agent-avatar.ts';
import type { LakeRecords } from './lake-records.ts';
import { watchAgents } from './watch-agents.ts';

/** Advice to editors while the agents cannot be loaded. */
export const retryNotice = 'Check the connection. The Studio tries again by itself every few seconds.';

export interface Agents {
  /** Undefined until the first result. */
  agents: readonly AgentAvatar[] | undefined;
  /** Error of the last attempt; the query is repeated until it succeeds. */
  error: unknown;
}

/** The agents in the drafts perspective, reloaded after each change. */
export function useAgents(records: LakeRecords): Agents {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [agents, setAgents] = useState<Agents>({ agents: undefined, error: undefined });
  useEffect(() => {
    const changes = client.listen(
      '*[_type in ["agent", "siteSettings"]]',
      {},
      // A `welcome` event follows a (re)connection, before which events may have been missed.
      { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
    );
    return watchAgents(
      { records, changes },
      {
        next: (list) => setAgents({ agents: list, error: undefined }),
        error: (error) => setAgents((last) => ({ ...last, error })),
      },
    );
  }, [client, records]);
  return agents;
}
