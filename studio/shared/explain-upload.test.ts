import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { pictureFormats } from '../../schemas/picture-formats.ts';
import { studioClient } from '../../tests/setup/studio-client.ts';
import { setUpTestLake } from '../../tests/setup/test-lake.ts';
import { explainUpload, UnreadableFileError } from './explain-upload.ts';
import { uploadAsset } from './upload-asset.ts';

const lake = setUpTestLake();

/** Uploads a text under the name of a picture, and returns the explanation. */
async function failedUpload(): Promise<string> {
  const upload = uploadAsset(studioClient(), 'sanity.imageAsset', Buffer.from('Hello'), 'huma.jpg');
  const error = await upload.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return explainUpload({ name: 'huma.jpg', accept: pictureFormats, error });
}

it('says that a file which the lake cannot read is no picture', async () => {
  expect(await failedUpload()).toBe(
    '“huma.jpg” cannot be read as a picture: it is damaged, or another kind of file under the name of a picture. Save it as JPEG or PNG and try again.',
  );
});

it.each([
  [
    413,
    'The body is too large',
    /^“huma\.jpg” is too large\. Make it smaller, and try again\. \(.*The body is too large/,
  ],
  [507, 'The disk is full', /^“huma\.jpg” was not uploaded\. Try again in a moment; .* \(.*The disk is full/],
])('gives the reason of a refusal with %i', async (status, message, explanation) => {
  lake.answer(http.post('*/assets/images/*', () => HttpResponse.json({ message }, { status })));
  expect(await failedUpload()).toMatch(explanation);
});

it('asks to check the connection when the lake did not answer', async () => {
  lake.answer(http.post('*/assets/images/*', () => HttpResponse.error()));
  expect(await failedUpload()).toMatch(
    /^“huma\.jpg” was not uploaded\. Check the connection and try again\./,
  );
});

it.each([
  [pictureFormats, 'JPEG, PNG, WEBP, AVIF, GIF, or SVG'],
  ['video/mp4,video/webm', 'MP4 or WEBM'],
  ['.vtt,text/vtt', 'VTT'],
])('names the kinds of files that a field with accept=%j takes', (accept, kinds) => {
  const error = new Error('Unsupported file type: could not determine an uploader for "notes.txt"');
  expect(explainUpload({ name: 'notes.txt', accept, error })).toBe(
    `“notes.txt” cannot go here. Save it as one of these kinds of files and try again: ${kinds}.`,
  );
});

it('says that a file which is not what its name says cannot be read', () => {
  const error = new UnreadableFileError();
  expect(explainUpload({ name: 'clip.mp4', accept: 'video/mp4,video/webm', error })).toBe(
    '“clip.mp4” cannot be read: it is damaged, empty, or another kind of file under this name. Save it as one of these kinds of files and try again: MP4 or WEBM.',
  );
});
