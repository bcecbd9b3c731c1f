import { createContext, useContext, useEffect, useState } from 'react';
import type { DocumentLayoutProps, Path } from 'sanity';
import { hiddenFromSight } from '../inputs/hidden-from-sight.ts';
import { type PublishPreviewState, usePublishPreview } from './impact/use-publish-preview.ts';
import { stateInWords } from './publish-state.ts';
import { useJump } from './use-jump.ts';
import { type PublishStatus, usePublishStatus } from './use-publish-status.ts';

/** What the line above the Publish button and the panel share. */
export interface Publishing extends PublishStatus {
  /** Takes the editor to a place in the form. */
  jump: (path: Path) => void;
  /** What publishing changes on the site; undefined while there is nothing to publish. */
  publishPreview: PublishPreviewState | undefined;
}

const PublishingContext = createContext<Publishing | undefined>(undefined);

/** The layout of every document: finds out once for the whole pane what the line and the panel say. */
export function PublishingLayout(props: DocumentLayoutProps) {
  const status = usePublishStatus();
  const jump = useJump();
  const publishPreview = usePublishPreview();
  return (
    <PublishingContext value={{ ...status, jump, publishPreview }}>
      {props.renderDefault(props)}
      <Announcement text={status.state === undefined ? '' : stateInWords(status.state, status.facts)} />
    </PublishingContext>
  );
}

/** What stands in the way of publishing the document of the pane; undefined outside a document's pane. */
export function usePublishing(): Publishing | undefined {
  return useContext(PublishingContext);
}

/** How long a text must stand before it is read out, in milliseconds: nobody wants to hear every letter's verdict. */
const PAUSE = 1000;

/** Reads a text out to who cannot see it change, once it has stood for a moment. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" style={hiddenFromSight}>
      {announced}
    </div>
  );
}
