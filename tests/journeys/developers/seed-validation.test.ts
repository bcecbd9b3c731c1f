import { createWorkspaceFromConfig, type SanityDocument, validateDocument } from 'sanity';
import { createClient } from 'studio-client';
import { expect } from 'vitest';
import { schemaTypes } from '../../../schemas/schema-types.ts';
import { journey } from '../helpers/journey.ts';

journey("the Studio's own validation has nothing against the seed", async ({ server }) => {
  const workspace = await createWorkspaceFromConfig({
    projectId: 'local',
    dataset: 'production',
    apiHost: server.url,
    unstable_clientFactory: (options) =>
      createClient({ ...options, useProjectHostname: false, withCredentials: false }),
    schema: { types: schemaTypes },
  });
  const documents = await workspace
    .getClient({ apiVersion: '2025-02-19' })
    .fetch<SanityDocument[]>('*[_type in $types]', {
      types: schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name),
    });
  expect(documents.length).toBeGreaterThan(30);

  const errors: string[] = [];
  for (const document of documents) {
    for (const { level, path, message } of await validateDocument({ document, workspace })) {
      // Warnings do not prevent publishing.
      if (level === 'error') errors.push(`${document._id} ${JSON.stringify(path)}: ${message}`);
    }
  }
  expect(errors).toEqual([]);
});
