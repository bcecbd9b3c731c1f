import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const DIGITS = 36;
/** How many files can be told apart by three digits. */
const MOST_IDS = DIGITS ** 3;
/** What the compiler writes for each styled component: a number made from where the file is on this machine. */
const written = /(?<=componentId: ?")sc-[a-z0-9]+(?=-\d+")/g;

/**
 * Names styled components by where their file is in the project, by an underscore and at most three letters and digits. The compiler's own names
 * hold the folder of the project: a build elsewhere would have other names, of twice the length, in every script and page.
 */
export function componentIds(folder: string): Plugin {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(normalizePath);
  const ids = idsOf(files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)));
  const start = normalizePath(join(folder, '/'));
  return {
    name: 'component-ids',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId' },
      handler(code, id) {
        const short = id.startsWith(start) && ids.get(id.slice(start.length).replace(/\?.*/, ''));
        return short ? { code: code.replaceAll(written, short), map: null } : undefined;
      },
    },
  };
}

/** A short name for each of some files: a new file changes no other's, but for the rare one that wanted the same. */
export function idsOf(files: readonly string[]): Map<string, string> {
  const taken = new Set<number>();
  return new Map(
    [...files].sort().map((file) => {
      let number =
        Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 8), 16) % MOST_IDS;
      while (taken.has(number)) number = (number + 1) % MOST_IDS;
      taken.add(number);
      // `bareClasses` knows it by the underscore from those of other libraries; a class cannot begin with a digit.
      return [file, `_${number.toString(DIGITS)}`];
    }),
  );
}
