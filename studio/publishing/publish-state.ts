import { counted } from './format-text.ts';

/** What decides whether the Publish button can be pressed. */
export interface PublishFacts {
  isConnected: boolean;
  /** Whether what was typed is stored, or will be in a moment. */
  isStored: boolean;
  mayPublish: boolean;
  hasDraft: boolean;
  isPublished: boolean;
  /** For a version that goes live at a set time: whether it has one, or is held while somebody changes it. */
  timing: 'scheduled' | 'held' | undefined;
  errors: number;
  hints: number;
}

/** Why the Publish button is grey, or that it is not. */
export type PublishState =
  | 'offline'
  | 'unsaved'
  | 'reader'
  | 'published'
  | 'empty'
  | 'blocked'
  | 'scheduled'
  | 'held'
  | 'ready';

/** The first reason that stands in the way: mending one that comes later would not help while it lasts. */
export function publishStateOf(facts: PublishFacts): PublishState {
  if (!facts.isConnected) return 'offline';
  if (!facts.mayPublish) return 'reader';
  if (!facts.isStored) return 'unsaved';
  if (facts.timing) return facts.errors > 0 ? 'blocked' : facts.timing;
  if (!facts.hasDraft) return facts.isPublished ? 'published' : 'empty';
  return facts.errors > 0 ? 'blocked' : 'ready';
}

/** What the line above the Publish button says. */
export function stateInWords(state: PublishState, { errors, hints }: PublishFacts): string {
  switch (state) {
    case 'offline':
      return 'There is no connection just now. You can publish as soon as it is back.';
    case 'unsaved':
      return 'Your latest changes are not saved yet. Keep this window open; you can publish once they are.';
    case 'reader':
      return 'You can read this but not publish it. An administrator of the site can give you that right.';
    case 'published':
      return 'Everything here is published.';
    case 'empty':
      return 'Nothing is written yet. You can publish once it is.';
    case 'blocked':
      return `${counted(errors, 'thing')} to fix before you can publish`;
    case 'scheduled':
      return 'To be published later, as the top of this page says.';
    case 'held':
      return 'On hold: it goes live once its time is set again with “Publish later…”.';
    case 'ready':
      return hints === 0 ? 'Ready to publish' : `Ready to publish, with ${counted(hints, 'hint')}`;
  }
}
