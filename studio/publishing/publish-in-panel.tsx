import { Button, Card } from '@sanity/ui';
import { type DocumentActionComponent, type DocumentActionProps, GetHookCollectionState } from 'sanity';
import { useDocumentPane, useStructureTool } from 'sanity/structure';

/** The minimum height of a touch target. */
const MIN_TOUCH_TARGET_PX = 44;

const doNothing = () => {};

/** The form's Publish button, for small screens, where the panel covers the form and its footer. */
export function PublishInPanel() {
  const { actions, editState } = useDocumentPane();
  const { features } = useStructureTool();
  const publish = actions?.find(({ action }) => action === 'publish');
  if (features.resizablePanes || !publish || !editState) return null;
  return (
    <PublishButton
      publish={publish}
      args={{ ...editState, onComplete: doNothing, initialValueResolved: editState.ready }}
    />
  );
}

interface PublishButtonProps {
  publish: DocumentActionComponent;
  args: DocumentActionProps;
}

function PublishButton({ publish, args }: PublishButtonProps) {
  return (
    <GetHookCollectionState hooks={[publish]} args={args}>
      {({ states: [state] }) =>
        state && (
          <Card borderTop padding={2}>
            <Button
              width="fill"
              tone="primary"
              icon={state.icon}
              text={state.label}
              disabled={state.disabled}
              onClick={() => state.onHandle?.()}
              style={{ minHeight: MIN_TOUCH_TARGET_PX }}
            />
          </Card>
        )
      }
    </GetHookCollectionState>
  );
}
