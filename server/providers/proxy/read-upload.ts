import type { Call } from '../provider.ts';

/** The names that the pipeline gives its files, spec section 7, with the hash of their content. */
const AVATAR_FILE = /^avatars\/[a-z0-9][a-z0-9-]*\/(?:voice|talking_video|profile_image)-[0-9a-f]{16}$/;

const FIELDS = ['file', 'upload_preset', 'public_id'];

/** The file of an upload and its name, or what is wrong with it. */
export async function readUpload({
  body,
  contentType,
}: Call): Promise<{ file: File | string; publicId: string } | string> {
  const form = await new Response(body, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => undefined);
  if (!form) return 'The upload is no multipart form.';
  const unknown = [...form.keys()].find((name) => !FIELDS.includes(name));
  if (unknown) return `The field '${unknown}' is not one that the avatar tool sends.`;
  const publicId = form.get('public_id');
  if (typeof publicId !== 'string' || !AVATAR_FILE.test(publicId)) {
    return 'Only files of avatars may be stored here, such as avatars/tara/voice-0123456789abcdef.';
  }
  const file = form.get('file');
  if (file === null || file === '') return 'Missing required parameter - file';
  if (typeof file === 'string' && !file.startsWith('https://'))
    return 'A file by address must be at an https:// one.';
  return { file, publicId };
}
