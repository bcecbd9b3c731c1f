import { Text } from '@sanity/ui';
import {
  getPublishedId,
  type ObjectSchemaType,
  type Path,
  pathToString,
  type SanityDocument,
  useSchema,
} from 'sanity';
import { IntentLink } from 'sanity/router';
import { describeField, formatLocation } from '../shared/describe-field.ts';

interface FieldLinkProps {
  document: SanityDocument;
  path: Path;
}

/** A link to a field of a document, labelled with the document's name and the field's location. */
export function FieldLink({ document, path }: FieldLinkProps) {
  const type = useSchema().get(document._type);
  if (!type) return null;
  // Every document type of a schema is an object type.
  const place = formatLocation(describeField(type as ObjectSchemaType, document, path));
  const id = getPublishedId(document._id);
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{ id, type: document._type, path: pathToString(path) }}>
        {getTitle(document) ?? type.title}: {place}
      </IntentLink>
    </Text>
  );
}

/** The name or title of a document; undefined for singletons, which are called by their type's title. */
export function getTitle({ name, title }: SanityDocument): string | undefined {
  if (typeof name === 'string' && name) return name;
  return typeof title === 'string' && title ? title : undefined;
}
