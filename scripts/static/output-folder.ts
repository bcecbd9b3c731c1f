import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { configurationFiles } from './hosting-rules.ts';

/**
 * Sees that a folder may be emptied: there is none, it is empty, or an earlier build for a host of files wrote it.
 *
 * @param kept folders that must stay, and so may not be in it
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
  // A folder of somebody else's may also be called so.
  if (names.length > 0 && !own.every((name) => names.includes(name)))
    refuse(directory, `holds ${names[0]}, and no such build wrote that`);
}

function refuse(directory: string, why: string): never {
  throw new OperatorError(
    `${directory} ${why}, and the folder that is written to is emptied. Name another one with --out, or move what is there.`,
  );
}

/** Has `write` fill a new folder, which then takes the place of `directory`: after a failure that is as it was. */
export async function replaceFolder<Result>(
  directory: string,
  write: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const [made, former] = [`${directory}.part`, `${directory}.former`];
  // Of a build that was killed.
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  try {
    const result = await write(made);
    rmSync(former, { recursive: true, force: true });
    // One that cannot be moved, such as a volume's, stays as it is.
    if (existsSync(directory)) renameSync(directory, former);
    renameSync(made, directory);
    rmSync(former, { recursive: true, force: true });
    return result;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
