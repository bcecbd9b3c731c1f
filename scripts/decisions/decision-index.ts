/** A decision record: the name of its file, such as `2026-11-20-roles-are-tokens.md`, and its text. */
export type DecisionRecord = { file: string; text: string };

/** That a record takes the place of an earlier one, as a whole or in part. */
type Supersession = { by: string; of: string; title: string; inPart: boolean };

const INTRODUCTION = `# Decisions

One file per decision, named by its date. A record is not edited later. A newer one supersedes it, and says so in a line below its title
that begins with \`Supersedes:\` or \`Supersedes in part:\` and links to the older one by its title. The table is written by \`npm run docs\`.`;

/** A line \`Supersedes: [title](file.md)\`; more may follow on it. */
const SUPERSEDES = /^Supersedes(?<part> in part)?: \[(?<title>.+?)\]\((?<of>[^)]+)\)/gm;

/**
 * The page that lists all records by date, and by what each was superseded.
 *
 * @throws Error that names a record without a title, or a line that names no record or another title than it has
 */
export function decisionIndex(records: readonly DecisionRecord[]): string {
  const titles = new Map(records.map((record) => [record.file, titleOf(record)]));
  const supersessions = records.flatMap(supersessionsIn);
  for (const { by, of, title } of supersessions) {
    if (titles.get(of) !== title)
      throw new Error(`${by} supersedes "${title}" in ${of}: no record has both.`);
  }
  const link = (file: string) => `[${titles.get(file)}](${file})`;
  const rows = [...titles.keys()].sort().map((file) => {
    const later = supersessions.filter(({ of }) => of === file);
    const names = later.map(({ by, inPart }) => `${inPart ? 'in part: ' : ''}${link(by)}`);
    return `| ${file.slice(0, 10)} | ${link(file)} | ${names.join('; ')} |`;
  });
  return `${INTRODUCTION}\n\n| date | decision | superseded by |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function titleOf({ file, text }: DecisionRecord): string {
  const [, title] = /^# (.+)\n/.exec(text) ?? [];
  if (!title) throw new Error(`${file} does not begin with its title, "# …".`);
  return title;
}

/** Which records a record says that it supersedes. */
export function supersessionsIn({ file, text }: DecisionRecord): Supersession[] {
  return [...text.matchAll(SUPERSEDES)].map(({ groups = {} }) => ({
    by: file,
    of: groups.of ?? '',
    title: groups.title ?? '',
    inPart: groups.part !== undefined,
  }));
}
