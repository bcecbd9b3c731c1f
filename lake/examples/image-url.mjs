import { readFile } from 'node:fs/promises';
import { createClient } from '@sanity/client';
import { createImageUrlBuilder } from '@sanity/image-url';

const url = process.env.LAKE_URL ?? 'http://localhost:3000';
const project = { projectId: 'local', dataset: 'production' };
const client = createClient({
  ...project,
  apiHost: url,
  useProjectHostname: false,
  token: process.env.LAKE_TOKEN,
  apiVersion: '2025-02-19',
  useCdn: false,
});

const picture = await client.assets.upload('image', await readFile(process.argv[2] ?? 'picture.png'));
const urlFor = createImageUrlBuilder({ ...project, baseUrl: url });
console.log(urlFor.image(picture._id).width(400).auto('format').url());
