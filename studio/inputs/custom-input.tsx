import { Flex, Stack } from '@sanity/ui';
import {
  type InputProps,
  isObjectInputProps,
  isStringInputProps,
  type PortableTextInputProps,
  type StringInputProps,
  set,
} from 'sanity';
import { getLinkReach, isAddress } from '../../schemas/validation/link-target.ts';
import { findLengthLimit } from '../../schemas/validation/text-length.ts';
import { ObjectChangeProvider } from '../sanity-internals/rich-text-changes.tsx';
import { UploadInField } from '../sanity-internals/upload-in-field.tsx';
import { DateInput } from './date-input.tsx';
import { KeepCaret } from './keep-caret.tsx';
import { LengthNote } from './length-note.tsx';
import { LinkInput } from './link-input.tsx';
import { LongTextInput } from './long-text-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { hasPlaceholder } from './placeholder-parts.ts';
import { PlaceholderPreview } from './placeholder-preview.tsx';
import { SeoInput } from './seo-input.tsx';
import { trimOnBlur } from './trim-on-blur.ts';

/** Selects the input of a field by its type or its validation rules. */
export function CustomInput(props: InputProps) {
  return isObjectInputProps(props) ? (
    <ObjectChangeProvider>
      <InputOfField {...props} />
    </ObjectChangeProvider>
  ) : (
    <InputOfField {...props} />
  );
}

function InputOfField(props: InputProps) {
  if (isStringInputProps(props)) {
    if (props.schemaType.name === 'date') return <DateInput {...props} />;
    const reach = getLinkReach(props.schemaType.validation);
    if (reach) return <LinkInput {...props} reach={reach} />;
    if (isAddress(props.schemaType.validation)) return props.renderDefault(trimOnBlur(props));
    return hasChoices(props.schemaType.options) ? props.renderDefault(props) : <TextInput {...props} />;
  }
  if (isObjectInputProps(props)) {
    if (props.schemaType.name === 'seo') return <SeoInput {...props} />;
    if (props.schemaType.name === 'imageWithAlt') return <PictureInput {...props} />;
    if (['image', 'file'].includes(props.schemaType.name)) return <UploadInField {...props} />;
  }
  if (isLongText(props)) return <LongTextInput {...props} />;
  return props.renderDefault(props);
}

/** Sanity exports no type guard for this; `richText` is the only rich text type of the content model. */
function isLongText(props: InputProps): props is PortableTextInputProps {
  return props.schemaType.name === 'richText';
}

function hasChoices(options: object | undefined): boolean {
  return options !== undefined && 'list' in options && options.list !== undefined;
}

/** A text field with its length and, for texts with placeholders, a preview. */
function TextInput(props: StringInputProps) {
  const { value = '', schemaType } = props;
  const limit = findLengthLimit(schemaType.validation);
  const fills = hasPlaceholder(value);
  return (
    <Stack gap={2}>
      <KeepCaret onWrite={(text) => props.onChange(set(text))}>{props.renderDefault(props)}</KeepCaret>
      {(limit !== undefined || fills) && (
        <Flex gap={4} justify="space-between" wrap="wrap">
          {fills ? <PlaceholderPreview text={value} /> : <span />}
          {limit !== undefined && <LengthNote length={value.length} limit={limit} />}
        </Flex>
      )}
    </Stack>
  );
}
