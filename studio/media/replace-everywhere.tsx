import { useToast } from '@sanity/ui/toast';
import { type SanityDocument, useClient, useSchema } from 'sanity';
import { pictureFormats } from '../../schemas/picture-formats.ts';
import { explainUpload } from '../shared/explain-upload.ts';
import { uploadAsset } from '../shared/upload-asset.ts';
import { getTitle } from './field-link.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { replacePicture } from './replace-picture.ts';

interface ReplaceEverywhereProps {
  /** Id of the picture's asset document. */
  from: string;
  /** Number of fields that use it. */
  count: number;
  /** Called with the id of the new picture. */
  onReplaced: (id: string) => void;
}

const REPLACED = {
  status: 'success',
  title: 'The new picture is on the site',
  description: 'Check its description in each place: the words are still those of the old picture.',
} as const;
const NOT_REPLACED = 'The picture was not replaced';
const UNCHANGED = {
  status: 'info',
  title: 'Nothing has changed',
  description: 'You chose the very picture that is there already, or the site does not use it any more.',
} as const;
/** Uploads a picture and replaces another one with it in all documents, after confirmation. */
export function ReplaceEverywhere({ from, count, onReplaced }: ReplaceEverywhereProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const schema = useSchema();
  const getName = (document: SanityDocument) => getTitle(document) ?? schema.get(document._type)?.title;

  const replace = async (picture: File) => {
    let to: string;
    try {
      to = await uploadAsset(client, 'sanity.imageAsset', picture, picture.name);
    } catch (error) {
      const { name } = picture;
      const description = explainUpload({ name, accept: pictureFormats, error });
      toast.push({ status: 'error', title: NOT_REPLACED, description });
      return false;
    }
    try {
      const replaced = await replacePicture(client, from, to);
      if (replaced.count > 0) {
        toast.push(REPLACED);
        onReplaced(to);
      }
      if (replaced.left.length > 0) toast.push(makeSkippedToast(replaced.left.map(getName)));
      else if (replaced.count === 0) toast.push(UNCHANGED);
      return true;
    } catch (error) {
      toast.push({
        status: 'error',
        title: NOT_REPLACED,
        description: `Nothing has changed. Try again in a moment. (${error instanceof Error ? error.message : error})`,
      });
      return false;
    }
  };

  return <ReplaceForm count={count} onReplace={replace} />;
}

/** A notice about scheduled documents that keep the old picture, shown long enough to be read. */
function makeSkippedToast(names: readonly (string | undefined)[]) {
  return {
    status: 'warning',
    title: 'What is to be published later keeps the old picture',
    description: `That is: ${names.filter(Boolean).join(', ') || 'a page without a title'}. Replace it everywhere once more. If it stays: unschedule it under “Scheduled”, replace the picture in its form, and choose the time anew.`,
    closable: true,
    duration: 30_000,
  } as const;
}
