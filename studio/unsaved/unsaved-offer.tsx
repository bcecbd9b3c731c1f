import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { type InputProps, isObjectInputProps, type ObjectInputProps, set, unset } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { isSameContent } from '../shared/is-same-content.ts';
import { readSegment } from '../shared/read-value.ts';
import { useFocusOnRemoval } from '../shared/use-focus-on-removal.ts';
import { useUnsaved } from './unsaved-layout.tsx';
import type { UnsavedStore } from './unsaved-store.ts';
import { listTypedTexts, type UnsavedField, type UnsavedTexts } from './unsaved-texts.ts';

/** Shows unsaved texts of earlier sessions above a document's form. Other inputs are rendered unchanged. */
export function InputWithUnsavedTexts(props: InputProps) {
  return props.path.length === 0 && isObjectInputProps(props) ? (
    <FormWithUnsavedTexts {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function FormWithUnsavedTexts(props: ObjectInputProps) {
  const store = useUnsaved()?.store;
  return (
    <>
      {store && <UnsavedOffer {...props} store={store} />}
      {props.renderDefault(props)}
    </>
  );
}

function UnsavedOffer({ store, ...form }: ObjectInputProps & { store: UnsavedStore }) {
  const { documentId } = useDocumentPane();
  const kept = useSyncExternalStore(store.listen, () => store.find(documentId));
  if (!kept || kept.lost.length === 0) return null;
  return <UnsavedCard kept={kept} form={form} onPut={store.put} />;
}

interface UnsavedCardProps {
  kept: UnsavedTexts;
  form: Pick<ObjectInputProps, 'schemaType' | 'value' | 'onChange' | 'onPathFocus' | 'readOnly'>;
  onPut: UnsavedStore['put'];
}

/** Lists unsaved texts by field, to be restored or discarded. */
function UnsavedCard({ kept, form, onPut }: UnsavedCardProps) {
  const drop = (field: UnsavedField) =>
    onPut({ ...kept, lost: kept.lost.filter(({ name }) => name !== field.name) });
  return (
    <Card tone="caution" border radius={3} padding={4} marginBottom={5} role="region" aria-label="Not saved">
      <Stack gap={5}>
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            You typed this here, and it was not saved
          </Heading>
          <Text size={1}>This browser kept it for you. Nobody else has it.</Text>
        </Stack>
        {kept.lost.map((field) => (
          <UnsavedFieldCard key={field.name} field={field} form={form} onDrop={() => drop(field)} />
        ))}
      </Stack>
    </Card>
  );
}

function UnsavedFieldCard({
  field,
  form,
  onDrop,
}: {
  field: UnsavedField;
  form: UnsavedCardProps['form'];
  onDrop: () => void;
}) {
  const { name, before, typed } = field;
  const title = form.schemaType.fields.find((own) => own.name === name)?.type.title ?? name;
  const isUntouched = isSameContent(readSegment(form.value, name), before);
  const focusField = useCallback(() => form.onPathFocus([name]), [form.onPathFocus, name]);
  const focusOnRemoval = useFocusOnRemoval(focusField);
  const putBack = () => {
    form.onChange(typed === undefined ? unset([name]) : set(typed, [name]));
    onDrop();
  };
  return (
    <Stack ref={focusOnRemoval} gap={3} role="group" aria-label={title}>
      <Text size={1} weight="semibold">
        {title}
      </Text>
      {listTypedTexts(field).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of one field have no other identity.
        <Text key={index} size={1} style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      ))}
      <Flex gap={2} wrap="wrap">
        <Button
          fontSize={1}
          padding={3}
          tone="primary"
          disabled={form.readOnly}
          text={isUntouched ? 'Put it back' : 'Put it in the place of what is there now'}
          onClick={putBack}
        />
        <Button fontSize={1} padding={3} mode="ghost" text="Throw it away" onClick={onDrop} />
      </Flex>
    </Stack>
  );
}
