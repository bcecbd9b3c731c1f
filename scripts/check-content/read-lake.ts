import type { Environment } from '../../server/process/environment.ts';
import { connectToLake } from '../shared/lake-connection.ts';
import type { Content, ContentDocument } from './dataset.ts';

/**
 * Reads the published documents of the lake that the environment names, and returns a description of that lake for the operator.
 *
 * @param options.confirmed the operator agreed to work with a hosted project
 * @throws what `connectToLake` throws, and the client's errors
 */
export async function readLake(
  environment: Environment,
  options: { confirmed?: boolean } = {},
): Promise<{ content: Content; where: string }> {
  const { client, where, close } = await connectToLake(environment, { ...options, existing: true });
  try {
    const content = await client.fetch<ContentDocument[]>(
      '*',
      {},
      { perspective: 'published', tag: 'check.content' },
    );
    return { content, where };
  } finally {
    await close();
  }
}
