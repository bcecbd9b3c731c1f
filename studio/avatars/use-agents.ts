import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { AgentAvatar } from './agent-avatar.ts';
import type { LakeRecords } from './lake-records.ts';

/** Milliseconds after which a burst of changes is read. */
const QUIET = 300;

export interface Agents {
  /** Undefined until they are read for the first time. */
  agents: readonly AgentAvatar[] | undefined;
  /** Why they could not be read. */
  error: unknown;
}

/** The agents as they are on their drafts, read again when one of them changes, here or elsewhere. */
export function useAgents(records: LakeRecords): Agents {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [agents, setAgents] = useState<Agents>({ agents: undefined, error: undefined });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      records.list().then(
        (list) => isOver || setAgents({ agents: list, error: undefined }),
        (error: unknown) => isOver || setAgents((last) => ({ ...last, error })),
      );
    };
    read();
    const ownWrites = records.subscribe(read);
    const changes = client
      .listen('*[_type in ["agent", "siteSettings"]]', {}, { includeResult: false, visibility: 'query' })
      .subscribe({
        next: () => {
          clearTimeout(timer);
          timer = setTimeout(read, QUIET);
        },
        // Without news the list is as it was when it was opened.
        error: () => {},
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      ownWrites();
      changes.unsubscribe();
    };
  }, [client, records]);
  return agents;
}
