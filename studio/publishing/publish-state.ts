import { formatMoment } from '../publish-later/scheduled-time.ts';
import { formatCount } from '../shared/format-text.ts';

export type Saving = 'saved' | 'in a moment' | 'slow';

/** The inputs that determine whether a document can be published. */
export interface PublishFacts {
  isConnected: boolean;
  /** Stays 'saved' during a save that takes no longer than usual. */
  saving: Saving;
  /** Whether any change is not saved yet. */
  isUnsaved: boolean;
  mayPublish: boolean;
  hasDraft: boolean;
  isPublished: boolean;
  /** State of a scheduled version: scheduled, or on hold while it is edited. */
  timing: 'scheduled' | 'held' | undefined;
  /** When the scheduled version that is shown goes live, in ISO 8601. */
  goesLiveAt?: string | undefined;
  /** Whether a scheduled version exists beside the draft that is shown. */
  hasScheduled: boolean;
  errors: number;
  hints: number;
}

/** Whether a document can be published, or the reason why not. */
export type PublishState =
  | 'offline'
  | 'saving'
  | 'unsaved'
  | 'reader'
  | 'published'
  | 'empty'
  | 'blocked'
  | 'scheduled'
  | 'held'
  | 'ready';

/** Returns the first reason that blocks publishing, in the order in which they have to be resolved. */
export function getPublishState(facts: PublishFacts): PublishState {
  if (!facts.isConnected) return 'offline';
  if (!facts.mayPublish) return 'reader';
  if (facts.saving === 'slow') return 'unsaved';
  if (facts.saving === 'in a moment') return 'saving';
  if (facts.timing) return facts.errors > 0 ? 'blocked' : facts.timing;
  if (!facts.hasDraft) return facts.isPublished ? 'published' : 'empty';
  return facts.errors > 0 ? 'blocked' : 'ready';
}

/** Text of the status line above the Publish button. */
export function describeState(state: PublishState, facts: PublishFacts): string {
  const { errors, hints, isUnsaved, hasScheduled } = facts;
  const warning = hasScheduled
    ? ' Another version is scheduled. It goes live at its time and replaces what is published before: see “Scheduled”.'
    : '';
  switch (state) {
    case 'offline':
      return isUnsaved
        ? 'There is no connection just now. What you typed is kept in this browser, and saved as soon as it is back.'
        : 'There is no connection just now. You can publish as soon as it is back.';
    case 'saving':
      return 'Saving…';
    case 'unsaved':
      return 'Saving takes longer than usual. What you typed is kept in this browser; you can publish once it is saved.';
    case 'reader':
      return 'You can read this but not publish it. An administrator of the site can give you that right.';
    case 'published':
      return `Everything here is published.${warning}`;
    case 'empty':
      return 'Nothing is written yet. You can publish once it is.';
    case 'blocked':
      return `${formatCount(errors, 'thing')} to fix before you can publish`;
    case 'scheduled':
      return facts.goesLiveAt
        ? `Goes live on ${formatMoment(new Date(facts.goesLiveAt))}.`
        : 'To be published later, as the top of this page says.';
    case 'held':
      return 'On hold: it goes live once its time is set again with “Publish later…”.';
    case 'ready':
      return `Ready to publish${hints === 0 ? '' : `, with ${formatCount(hints, 'hint')}`}${warning && `.${warning}`}`;
  }
}
