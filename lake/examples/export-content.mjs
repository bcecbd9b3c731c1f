import { createClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';

const client = createClient({
  apiHost: process.env.LAKE_URL ?? 'http://localhost:3000',
  useProjectHostname: false,
  projectId: 'local',
  dataset: 'production',
  token: process.env.LAKE_TOKEN,
  apiVersion: '2025-02-19',
  useCdn: false,
});

const { documentCount } = await exportDataset({
  client,
  dataset: 'production',
  outputPath: process.argv[2] ?? 'content.tar.gz',
});
console.log(`${documentCount} documents`);
