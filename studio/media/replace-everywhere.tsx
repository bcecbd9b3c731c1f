import { useToast } from '@sanity/ui/toast';
import { useClient } from 'sanity';
import { ReplaceForm } from './replace-form.tsx';
import { replacePicture } from './replace-picture.ts';

interface ReplaceEverywhereProps {
  /** The id of the picture's file in the library. */
  from: string;
  /** In how many places it is used. */
  count: number;
}

const REPLACED = {
  status: 'success',
  title: 'The new picture is on the site',
  description: 'Check its description in each place: the words are still those of the old picture.',
} as const;
const UNCHANGED = {
  status: 'info',
  title: 'Nothing has changed',
  description: 'You chose the very picture that is there already, or the site does not use it any more.',
} as const;

/** Uploads a picture and puts it wherever another one is used, once the editor has seen what that means. */
export function ReplaceEverywhere({ from, count }: ReplaceEverywhereProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();

  const replace = async (picture: File) => {
    try {
      const { _id } = await client.assets.upload('image', picture, { filename: picture.name });
      const changed = await replacePicture(client, from, _id);
      toast.push(changed > 0 ? REPLACED : UNCHANGED);
      return true;
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'The picture was not replaced',
        description: `Nothing has changed. Try again in a moment. (${error instanceof Error ? error.message : error})`,
      });
      return false;
    }
  };

  return <ReplaceForm count={count} onReplace={replace} />;
}
