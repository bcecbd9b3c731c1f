import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { OperatorError } from '../../shared/operator-error.ts';
import { configurationFiles } from './hosting-rules.ts';

/**
 * Checks that a folder may be overwritten: it does not exist, is empty, or was written by an earlier static build.
 *
 * @param kept folders that are in use, which must not be inside it
 * @throws OperatorError that names what would be lost
 */
export function assertReplaceable(directory: string, kept: readonly string[]): void {
  const inside = kept.find((folder) => !relative(directory, folder).startsWith('..'));
  if (inside !== undefined) refuse(directory, inside === directory ? 'is in use' : `holds ${inside}`);
  if (!existsSync(directory)) return;
  if (!statSync(directory).isDirectory()) refuse(directory, 'is a file');
  const names = readdirSync(directory);
  const own = ['public', ...configurationFiles];
  const foreign = names.find((name) => !own.includes(name) && name !== '.DS_Store');
  if (foreign !== undefined) refuse(directory, `holds ${foreign}, which no such build wrote`);
  // Another folder may by chance have one of these names.
  if (names.length > 0 && !own.every((name) => names.includes(name)))
    refuse(directory, `holds ${names[0]}, and no such build wrote that`);
}

function refuse(directory: string, why: string): never {
  throw new OperatorError(
    `${directory} ${why}, and the folder that is written to is emptied. Name another one with --out, or move what is there.`,
  );
}

/** Lets `write` fill a new folder, which then replaces `directory`; after an error that one is unchanged. */
export async function replaceFolder<Result>(
  directory: string,
  write: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const [made, former] = [`${directory}.part`, `${directory}.former`];
  // Left by a build that was killed.
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  try {
    const result = await write(made);
    rmSync(former, { recursive: true, force: true });
    // A folder that cannot be moved, such as a mounted volume, stays unchanged.
    if (existsSync(directory)) renameSync(directory, former);
    renameSync(made, directory);
    rmSync(former, { recursive: true, force: true });
    return result;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
