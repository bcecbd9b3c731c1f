import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type AssetSource, type FormPatch, type ObjectInputProps, PatchEvent, set } from 'sanity';
import { isObject } from '../../content/is-object.ts';
import { explainUpload, UnreadableFileError } from '../shared/explain-upload.ts';
import { hasExpectedSignature } from '../shared/file-signature.ts';

/** Where the Studio's inputs of pictures and files keep the progress of an upload in their value (Sanity 6.9). */
const UPLOAD = '_upload';
/** Where `explainRefusals` tells a field why a file was refused. */
const REFUSAL = '_refusal';

/** The Studio's input of a picture or a file, and below it why a file was refused. */
export function UploadInField(props: ObjectInputProps) {
  const { refusal, ...uploading } = useUploadInField(props);
  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, ...uploading })}
      {refusal && (
        <Card tone="critical" border radius={2} padding={3} role="alert">
          <Flex gap={3}>
            <Text size={1}>
              <ErrorOutlineIcon />
            </Text>
            <Text size={1}>{refusal} What stood here stays as it is.</Text>
          </Flex>
        </Card>
      )}
    </Stack>
  );
}

/**
 * Keeps the progress of an upload in the field. The Studio writes it into the document, so that a file that is refused would leave
 * a draft without changes.
 */
export function useUploadInField({ value, onChange }: Pick<ObjectInputProps, 'value' | 'onChange'>) {
  const [upload, setUpload] = useState<object>();
  const [refusal, setRefusal] = useState('');
  const change: typeof onChange = (event) => {
    const { patches } = PatchEvent.from(event);
    for (const patch of patches) {
      if (patch.path[0] === UPLOAD) setUpload((before) => applyToUpload(before, patch));
      setRefusal(patch.path[0] === REFUSAL && patch.type === 'set' ? String(patch.value) : '');
    }
    const stored = patches.filter(({ path: [field] }) => field !== UPLOAD && field !== REFUSAL);
    if (stored.length > 0) onChange(stored);
  };
  return { value: upload ? { ...value, [UPLOAD]: upload } : value, onChange: change, refusal };
}

/** Applies a patch of `_upload`, or of a field in it. */
function applyToUpload(upload: object | undefined, patch: FormPatch): object | undefined {
  const [, field] = patch.path;
  const value = patch.type === 'set' ? patch.value : undefined;
  if (typeof field === 'string') return { ...upload, [field]: value };
  return isObject(value) ? value : undefined;
}

type Uploader = NonNullable<AssetSource['Uploader']>;
type UploadArguments = Parameters<InstanceType<Uploader>['upload']>;
type Listener = Parameters<InstanceType<Uploader>['subscribe']>[0];

/**
 * The Studio's uploader, which also refuses a file that is not what its name says. It tells `UploadInField` why a file was refused,
 * in the place of a notice that knows no reason.
 */
export function explainRefusals(Uploader: Uploader): Uploader {
  return class extends Uploader {
    readonly #listeners = new Set<Listener>();

    override subscribe(listener: Listener) {
      this.#listeners.add(listener);
      const unsubscribe = super.subscribe((event) => {
        if (event.type !== 'error') listener(event);
      });
      return () => {
        this.#listeners.delete(listener);
        unsubscribe();
      };
    }

    override upload(...upload: UploadArguments) {
      void this.#checkAndUpload(...upload);
      return this.getFiles();
    }

    async #checkAndUpload(...[files, options]: UploadArguments) {
      const accept = options?.schemaType?.options?.accept ?? '';
      const refuse = ({ name }: File, error: unknown) =>
        options?.onChange?.(set(explainUpload({ name, accept, error }), [REFUSAL]));
      for (const file of files) {
        if (await hasExpectedSignature(file)) continue;
        for (const listener of this.#listeners) listener({ type: 'all-complete', files: [] });
        refuse(file, new UnreadableFileError());
        return;
      }
      super.subscribe((event) => {
        if (event.type !== 'all-complete') return;
        const failed = event.files.find(({ status }) => status === 'error');
        if (failed) refuse(failed.file, failed.error);
      });
      super.upload(files, options);
    }
  };
}
