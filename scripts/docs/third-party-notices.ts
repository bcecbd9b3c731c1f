import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package in the lock file. */
type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
};
type Lock = { packages: Record<string, LockedPackage> };

/** Packages that state their licence in a file only: read by hand in the given version. */
const LICENSES_READ_BY_HAND: Readonly<Record<string, string>> = {
  'exif-parser': 'MIT',
  'md5-o-matic': 'MIT',
};

const INTRODUCTION = `# Third-party notices

Everything that others made and that this project installs to run: the site, the Studio and the server, with what each of them
needs in turn. Tools for development alone are not in it. Generated from \`package-lock.json\` by
\`npm run docs\`; \`npm run check\` fails when it is stale.

- The full texts lie beside each package, in its folder of \`node_modules/\`.
- What a browser loads carries the texts along: \`/third-party-licenses.txt\` of the site, \`/studio/third-party-licenses.txt\`
  of the Studio. Both files are made with the build, from what is really in it.
- One package says two things: \`exif-component\`, a part of the Studio, has MIT in its \`package.json\` and the LGPL 3 as its licence file. Whoever
  passes the Studio on should treat it as the LGPL 3: it is used unchanged, and its source is at the registry.
- Pictures, voices, videos, maps and the typeface: [docs/licences.md](docs/licences.md).`;

/** Obligations of a licence for redistribution, beyond keeping its notice. */
const REMARKS: Readonly<Record<string, string>> = {
  'LGPL-3.0-or-later':
    'The libraries that sharp resizes pictures with, one for each platform; loaded by the server at run time, unchanged, and replaceable.',
  'MPL-2.0': 'Used unchanged; their source is at the registry, under the version named.',
  'CC-BY-4.0': 'Data about browsers, used by tools that build; not in any bundle.',
};

/**
 * The page that lists every package of a lock file that is a production dependency, by licence.
 *
 * @throws Error that names packages with an unknown licence, and where to add it
 */
export function writeThirdPartyNotices({ packages }: Lock): string {
  const shipped = Object.entries(packages).flatMap(([path, locked]) => {
    // Entries outside of node_modules are this project's own: the root, and its workspace.
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || locked.dev || locked.devOptional || locked.link) return [];
    return [
      { name, version: locked.version ?? '', license: locked.license ?? LICENSES_READ_BY_HAND[name] ?? '' },
    ];
  });
  const unknown = shipped.filter(({ license }) => !license).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(
      `The licence of ${unknown.join(', ')} is not in package-lock.json. Look into the package's folder, and write what it ` +
        'says into LICENSES_READ_BY_HAND in scripts/docs/third-party-notices.ts.',
    );
  }
  const groups = [...Map.groupBy(shipped, ({ license }) => license)];
  groups.sort(([one, some], [other, more]) => more.length - some.length || compare(one, other));
  const sections = groups.map(([license, list]) => {
    const names = [...new Set(list.map(({ name, version }) => `${name} ${version}`))].sort(compare);
    const remark = REMARKS[license] ? `${REMARKS[license]}\n\n` : '';
    return `## ${license} (${names.length})\n\n${remark}${names.join(' · ')}`;
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** Compares by code units: the same order on every machine, in any locale. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Writes THIRD-PARTY-NOTICES.md from the lock file. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '..', '..');
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), writeThirdPartyNotices(lock));
}
