import { Box, Card, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type FieldProps, useFormValue } from 'sanity';
import { readField } from '../../web/content/read-field.ts';

/** The value of `impactView` (Impact Framework) for which the page shows a field of an agent. */
const viewOf: Readonly<Record<string, string>> = { problemCards: 'cards', priorityData: 'priorities' };

/** Renders a field. A field that the selected Impact Framework view does not show is collapsed and moved to the end. */
export function ImpactViewField(props: FieldProps) {
  const view = props.path.length === 1 ? viewOf[props.name] : undefined;
  return view === undefined ? props.renderDefault(props) : <ViewDependentField {...props} view={view} />;
}

function ViewDependentField({ view, ...props }: FieldProps & { view: string }) {
  const chosen = useFormValue(['impactView']);
  const isShown = typeof chosen !== 'string' || chosen === view;
  return isShown ? props.renderDefault(props) : <CollapsedField {...props} />;
}

/** A collapsed field, which opens on demand or when the focus path leads into it. */
export function CollapsedField(props: FieldProps) {
  const focusPath = readField(props.inputProps, 'focusPath');
  const [isOpen, setOpen] = useState(false);
  // Search results, the preview and validation messages open a path inside the field.
  const isWanted = Array.isArray(focusPath) && focusPath.length > 0;
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  return (
    <Box style={{ order: 1 }}>
      <Card border radius={2} padding={3}>
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <Text as="summary" size={1} weight="medium" style={{ cursor: 'pointer' }}>
            Not on the site now: {props.title}
          </Text>
          {isOpen && <Box paddingTop={4}>{props.renderDefault(props)}</Box>}
        </details>
      </Card>
    </Box>
  );
}
