import { type InputProps, isObjectInputProps, isStringInputProps, type PortableTextInputProps } from 'sanity';
import { isAddress, linkReach } from '../../schemas/validation/link-target.ts';
import { LinkInput } from './link-input.tsx';
import { LongTextInput } from './long-text-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { SearchInput } from './search-input.tsx';
import { TextInput } from './text-input.tsx';
import { withoutOuterSpaces } from './without-outer-spaces.ts';

/** Chooses how a field is written, by its type or by the checks of its content model. */
export function WritingInput(props: InputProps) {
  if (isStringInputProps(props)) {
    const reach = linkReach(props.schemaType.validation);
    if (reach) return <LinkInput {...props} reach={reach} />;
    if (isAddress(props.schemaType.validation)) return props.renderDefault(withoutOuterSpaces(props));
    return hasChoices(props.schemaType.options) ? props.renderDefault(props) : <TextInput {...props} />;
  }
  if (isObjectInputProps(props)) {
    if (props.schemaType.name === 'seo') return <SearchInput {...props} />;
    if (props.schemaType.name === 'imageWithAlt') return <PictureInput {...props} />;
  }
  if (isLongText(props)) return <LongTextInput {...props} />;
  return props.renderDefault(props);
}

/** The Studio has no such test of its own; the content model has one type of long text. */
function isLongText(props: InputProps): props is PortableTextInputProps {
  return props.schemaType.name === 'richText';
}

function hasChoices(options: object | undefined): boolean {
  return options !== undefined && 'list' in options && options.list !== undefined;
}
