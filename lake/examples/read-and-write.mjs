import { createClient } from '@sanity/client';

const client = createClient({
  apiHost: process.env.LAKE_URL ?? 'http://localhost:3000', // a hosted project needs neither this nor the next line
  useProjectHostname: false,
  projectId: 'local',
  dataset: 'production',
  token: process.env.LAKE_TOKEN,
  apiVersion: '2025-02-19',
  useCdn: false,
});

await client.createOrReplace({ _id: 'note', _type: 'note', text: 'The lake works.' });
console.log(await client.fetch('*[_type == "note"].text'));
