import { counted } from './format-text.ts';

export type Saving = 'saved' | 'in a moment' | 'slow';

/** What decides whether the Publish button can be pressed. */
export interface PublishFacts {
  isConnected: boolean;
  /** Whether the lake has what was typed: it has, it will in a moment, or it takes longer than it should. */
  saving: Saving;
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
  | 'saving'
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
  if (facts.saving === 'slow') return 'unsaved';
  if (facts.saving === 'in a moment') return 'saving';
  if (facts.timing) return facts.errors > 0 ? 'blocked' : facts.timing;
  if (!facts.hasDraft) return facts.isPublished ? 'published' : 'empty';
  return facts.errors > 0 ? 'blocked' : 'ready';
}

/** What the line above the Publish button says. */
export function stateInWords(state: PublishState, { errors, hints, saving }: PublishFacts): string {
  switch (state) {
    case 'offline':
      return saving === 'saved'
        ? 'There is no connection just now. You can publish as soon as it is back.'
        : 'There is no connection just now. What you typed is kept in this browser, and saved as soon as it is back.';
    case 'saving':
      return 'Saving…';
    case 'unsaved':
      return 'Saving takes longer than usual. What you typed is kept in this browser; you can publish once it is saved.';
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
