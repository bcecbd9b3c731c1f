import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { AgentAvatar } from './agent-avatar.ts';
import type { LakeRecords } from './lake-records.ts';
import { watchAgents } from './watch-agents.ts';

/** What to do while the agents cannot be loaded. */
export const retryNotice = 'Check the connection. The Studio tries again by itself every few seconds.';

export interface Agents {
  /** Undefined until they are read for the first time. */
  agents: readonly AgentAvatar[] | undefined;
  /** Why they could not be read the last time; they are tried again until they are. */
  error: unknown;
}

/** The agents as they are on their drafts, read again when one of them changes, here or elsewhere. */
export function useAgents(records: LakeRecords): Agents {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [agents, setAgents] = useState<Agents>({ agents: undefined, error: undefined });
  useEffect(() => {
    const changes = client.listen(
      '*[_type in ["agent", "siteSettings"]]',
      {},
      // A welcome says that the stream was not there until now, and that changes may have been missed.
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
