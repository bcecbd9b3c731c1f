import type { Bytes } from 'embedded-content-lake/http';
import type { Call } from '../provider.ts';

/** The fields that the product allows in an unsigned upload. */
const UNSIGNED_FIELDS = [
  'file',
  'upload_preset',
  'callback',
  'public_id',
  'folder',
  'asset_folder',
  'tags',
  'context',
  'metadata',
  'face_coordinates',
  'custom_coordinates',
  'filename_override',
  'display_name',
];

const SAFE_ID = /^[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*$/;

/** The maximum length of a name in the store, less the kind and the extension. */
const MAX_ID_LENGTH = 160;

/** Reads the bytes and the whole name of an unsigned upload, or returns the product's error message. */
export async function readOfflineUpload(
  { body, contentType }: Call,
  uploadPreset: string,
): Promise<{ bytes: Bytes; publicId: string } | string> {
  const form = await new Response(body, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => undefined);
  if (!form) return 'Missing required parameter - file';
  const signed = [...form.keys()].find((name) => !UNSIGNED_FIELDS.includes(name));
  if (signed) {
    const name = `${signed.charAt(0).toUpperCase()}${signed.slice(1)}`;
    return `${name} parameter is not allowed when using unsigned upload. Only ${UNSIGNED_FIELDS.slice(1).join(',')} upload parameters are allowed.`;
  }
  const readFormText = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (!readFormText('upload_preset')) return 'Upload preset must be specified when using unsigned upload';
  if (readFormText('upload_preset') !== uploadPreset) return 'Upload preset not found';
  const publicId = [readFormText('folder'), readFormText('public_id')].filter(Boolean).join('/');
  if (!SAFE_ID.test(publicId) || publicId.length > MAX_ID_LENGTH) return `public_id (${publicId}) is invalid`;
  const bytes = await toBytes(form.get('file'));
  return typeof bytes === 'string' ? bytes : { bytes, publicId };
}

async function toBytes(file: File | string | null): Promise<Bytes | string> {
  if (file === null || file === '') return 'Missing required parameter - file';
  if (typeof file !== 'string') return new Uint8Array(await file.arrayBuffer());
  const [, encoded] = /^data:[\w.+/-]*;base64,([\w+/=]+)$/.exec(file) ?? [];
  if (encoded) return new Uint8Array(Buffer.from(encoded, 'base64'));
  // Fetching the URL would need a network, which the offline host does not expect.
  return `Error in loading ${file} - the offline media host takes files, not addresses`;
}
