import { createContext, useContext, useEffect, useState } from 'react';
import type { DocumentLayoutProps, Path } from 'sanity';
import { visuallyHidden } from '../shared/accessibility.ts';
import { type PublishPreviewState, usePublishPreview } from './publish-preview/use-publish-preview.ts';
import { describeState } from './publish-state.ts';
import { useFocusField } from './use-focus-field.ts';
import { type PublishStatus, usePublishStatus } from './use-publish-status.ts';

/** State shared by the status line above the Publish button and the panel. */
export interface Publishing extends PublishStatus {
  /** Opens and focuses a field of the form. */
  focusField: (path: Path) => void;
  /** The changes of publishing; undefined while there is nothing to publish. */
  publishPreview: PublishPreviewState | undefined;
}

const PublishingContext = createContext<Publishing | undefined>(undefined);

/** Document layout that computes the publishing state once for the whole pane. */
export function PublishingLayout(props: DocumentLayoutProps) {
  const status = usePublishStatus();
  const focusField = useFocusField();
  const publishPreview = usePublishPreview();
  return (
    <PublishingContext value={{ ...status, focusField, publishPreview }}>
      {props.renderDefault(props)}
      <Announcement text={status.state === undefined ? '' : describeState(status.state, status.facts)} />
    </PublishingContext>
  );
}

/** The publishing state of the pane's document; undefined outside a document pane. */
export function usePublishing(): Publishing | undefined {
  return useContext(PublishingContext);
}

/** Delay in milliseconds before a changed text is announced, so that not every key press triggers an announcement. */
const PAUSE = 1000;

/** Announces a text to screen readers once it has not changed for a while. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" style={visuallyHidden}>
      {announced}
    </div>
  );
}
