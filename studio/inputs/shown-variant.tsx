import { Box, Card, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type FieldProps, useFormValue } from 'sanity';
import { readField } from '../../web/content/read-field.ts';

/** Which choice of an agent's Impact Framework shows a field. */
const viewOf: Readonly<Record<string, string>> = { problemCards: 'cards', priorityData: 'priorities' };

/** A field of the form; one that the page does not show just now is folded, below those that it shows. */
export function FieldOfVariant(props: FieldProps) {
  const view = props.path.length === 1 ? viewOf[props.name] : undefined;
  return view === undefined ? props.renderDefault(props) : <VariantField {...props} view={view} />;
}

function VariantField({ view, ...props }: FieldProps & { view: string }) {
  const chosen = useFormValue(['impactView']);
  const isShown = typeof chosen !== 'string' || chosen === view;
  return isShown ? props.renderDefault(props) : <FoldedField {...props} />;
}

/** A field that opens when somebody wants to see it, or is led to a place inside. */
export function FoldedField(props: FieldProps) {
  const focusPath = readField(props.inputProps, 'focusPath');
  const [isOpen, setOpen] = useState(false);
  // A search, the preview or a message leads to a place inside.
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
