import type { PropsWithChildren } from 'react';
import { useWorkspace } from 'sanity';
import { IntentLink, Link } from 'sanity/router';
import type { Place } from './tasks.ts';

interface TaskLinkProps {
  place: Place;
  onFollow: () => void;
}

/** A link to the place in the Studio where a task starts. */
export function TaskLink({ place, onFollow, children }: PropsWithChildren<TaskLinkProps>) {
  const { basePath } = useWorkspace();
  switch (place.kind) {
    case 'form': {
      const { type, field } = place;
      return (
        <IntentLink intent="edit" params={{ id: type, type, path: field }} onClick={onFollow}>
          {children}
        </IntentLink>
      );
    }
    case 'panel': {
      const inspect = `sanity/structure/${place.panel}`;
      return (
        <IntentLink intent="edit" params={{ id: place.type, type: place.type, inspect }} onClick={onFollow}>
          {children}
        </IntentLink>
      );
    }
    case 'new':
      return (
        <IntentLink intent="create" params={{ type: place.type, template: place.type }} onClick={onFollow}>
          {children}
        </IntentLink>
      );
    case 'address':
      return (
        <Link href={`${basePath.replace(/\/$/, '')}${place.address}`} onClick={onFollow}>
          {children}
        </Link>
      );
  }
}
