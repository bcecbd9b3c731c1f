/**
 * The commands of the documentation and what runs them. `docs.test.ts` fails for a command without an entry here, and for an entry
 * whose file does not contain the given evidence.
 */
type KnownCommand = { is: RegExp } & (
  | /** Run by `docs-commands.test.ts`, in the order of this table, as it is written. */ { runsHere: true }
  | /** Run by a test or a step of `npm test`: its file, and a text in it that shows so, more than the command's own name. */ {
      ranBy: readonly [string, string];
    }
  | /** Cannot run where tests run; why, and when it was last done by hand. */ { byHand: string }
);

const verbs = 'scripts/lake/lake-verbs.test.ts';
const hosted = 'tests/contract/hosted-commands.test.ts';
const drill: readonly [string, string] = ['tests/journeys/restore-drill.test.ts', 'docs/backups.md'];

export const knownCommands: readonly KnownCommand[] = [
  { is: /^npm start$/, ranBy: ['tests/journeys/restore-drill.test.ts', 'await startServer('] },
  { is: /^npm test$/, ranBy: ['.ci/run', 'npm test'] },
  {
    is: /^npm test -- --all$/,
    byHand: 'takes an hour or more; what it runs is what npm test runs, on more pages',
  },
  {
    is: /^npm test -w server\/lake$/,
    byHand: 'npm test in a fresh clone runs the same tests; tried 2026-11-27',
  },
  { is: /^npm test -- /, ranBy: ['scripts/check-steps.test.ts', "testsUnder(['tests/journeys/reading'])"] },
  { is: /^npm run check$/, ranBy: ['scripts/check-steps.test.ts', 'quickSteps([])'] },
  { is: /^npm run check -- /, ranBy: ['scripts/check-steps.test.ts', "quickSteps(['web/pages/contact'])"] },
  { is: /^npm run dev$/, ranBy: ['tests/journeys/development.test.ts', 'await startDevelopment('] },
  { is: /^npm run types$/, ranBy: ['scripts/check-steps.ts', 'scripts/generate-types.ts'] },
  { is: /^npm run docs$/, ranBy: ['scripts/check-steps.ts', 'scripts/editor-messages.ts'] },
  {
    is: /^npx node scripts\/accessibility\.ts$/,
    byHand:
      'writes into the code and takes minutes; what it runs is a journey, which only compares; done 2026-11-20',
  },
  {
    is: /^npm audit --omit=dev --audit-level=high$/,
    ranBy: ['scripts/test.ts', "'audit', '--omit=dev', '--audit-level=high'"],
  },
  {
    is: /^npx node server\/lake\/fuzz\/main\.ts$/,
    ranBy: ['server/lake/fuzz/fuzz.test.ts', "'server/lake/fuzz/main.ts'"],
  },
  {
    is: /^npx embedded-content-lake serve /,
    ranBy: ['server/lake/src/cli.test.ts', "run(['serve', '--port', '0'"],
  },
  {
    is: /^npx node server\/lake\/bench\/main\.ts( size)?$/,
    byHand: 'takes minutes and a machine with nothing else to do; tried 2026-11-26',
  },
  {
    is: /^npx node server\/lake\/conformance\/foreign\/main\.ts clients studio$/,
    byHand: 'fetches packages of other versions from npm’s registry; tried 2026-11-27',
  },
  { is: /^npm run bench/, byHand: 'takes minutes and a machine with nothing else to do; tried 2026-11-26' },
  {
    is: /^npx node scripts\/media\/(make-media|draw-world-map)\.ts$/,
    byHand: 'takes minutes; its parts are tested in scripts/media/',
  },
  {
    is: /^node tests\/planted-faults\/main\.ts$/,
    byHand: 'takes up to an hour; planted-faults.test.ts sees that all can be planted',
  },
  { is: /^npx node scripts\/screenshots\.ts( |$)/, byHand: 'takes minutes; tried 2026-11-20' },

  {
    is: /^npm run lake -- serve$/,
    ranBy: ['tests/contract/docs/docs-commands.test.ts', "start('npm run lake -- serve')"],
  },
  { is: /^npm run lake -- status( --env)?$/, runsHere: true },
  { is: /^npm run seed -- --dry-run$/, runsHere: true },
  { is: /^npm run lake -- token create Ann --role editor$/, runsHere: true },
  { is: /^npm run lake -- backup --help$/, runsHere: true },
  { is: /^npm run lake -- export content\.tar\.gz$/, runsHere: true },
  { is: /^npm run (-s )?lake -- exec -- node note\.mjs$/, runsHere: true },
  { is: /^node note\.mjs$/, ranBy: ['tests/contract/docs/docs-commands.test.ts', "'note.mjs'"] },
  { is: /^npm run check:content$/, runsHere: true },
  { is: /^npm run migrate -- (status|up --dry-run)$/, runsHere: true },
  { is: /^npm run (lake|migrate)$/, ranBy: [verbs, 'await command()'] },
  { is: /^npm run lake -- <verb>$/, ranBy: [verbs, "command('sevre')"] },
  { is: /^npm run lake -- import content\.tar\.gz$/, ranBy: [verbs, "lake('import', 'all.tar.gz')"] },
  { is: /^npm run lake -- export$/, ranBy: [verbs, "lake('export', 'all.tar.gz')"] },
  { is: /^npm run lake -- reset$/, ranBy: [verbs, "lake('reset')"] },
  { is: /^npm run lake -- sweep$/, ranBy: ['scripts/lake/sweep.test.ts', 'run(sweep)'] },

  // All blocks of docs/backups.md.
  { is: /^(LAKE_DATA_DIR="\$\{DRILL:\?\}" )?npm run lake -- (backup|restore)/, ranBy: drill },
  { is: /^(LAKE_DATA_DIR="\$\{DRILL:\?\}" )?npm run check:content -- --lake$/, ranBy: drill },

  // Scripts next to a running service find the content by the settings of its server.
  {
    is: /^ENV_FILE=\/etc\/site\.env npm run (lake -- (backup (list|verify)|restore|token (create|list|revoke))|migrate -- status)\b/,
    ranBy: ['scripts/existing-content.test.ts', "succeed('lake/main.ts', 'token', 'revoke', id)"],
  },

  {
    is: /^npm run migrate -- create "/,
    ranBy: ['scripts/migrate/create-migration.test.ts', 'createMigration('],
  },
  { is: /^npm run migrate -- (up|down)$/, ranBy: ['scripts/migrate/verbs.test.ts', 'says(up'] },
  { is: /^npm run (promote|pull)( --|$)/, ranBy: ['scripts/promote/command.test.ts', 'docs/promote.md'] },
  {
    is: /^ENV_FILE=\S+ SANITY_API_TOKEN=\S+ npm run promote -- --to \S+ --yes$/,
    ranBy: ['scripts/promote/command.test.ts', "run(promote, ['--to', 'abc123/production', '--yes'])"],
  },
  {
    is: /^SANITY_PROJECT_ID=\S+ SANITY_API_TOKEN=\S+ npm run seed -- --yes$/,
    ranBy: [hosted, "seed('--yes')"],
  },
  {
    is: /^(ENV_FILE|SANITY_PROJECT_ID)=\S+ SANITY_API_TOKEN=\S+ npm run lake -- export --yes$/,
    ranBy: [hosted, "lake('export', '--yes')"],
  },
  {
    is: /^SANITY_PROJECT_ID=\S+ SANITY_API_TOKEN=\S+ npm run migrate -- up --(dry-run|yes)$/,
    ranBy: [hosted, "migrate('up', '--yes')"],
  },

  {
    is: /^(ENV_FILE=\S+ )?npm run build$/,
    ranBy: ['tests/journeys/bundles.test.ts', 'const folder = latestBuild(part)'],
  },
  {
    is: /^SANITY_PROJECT_ID=.* npm run build -- --static site$/,
    ranBy: ['tests/journeys/hosted.test.ts', 'writeStaticSite('],
  },
  {
    is: /^SANITY_PROJECT_ID=.* npm run build -- --static studio$/,
    ranBy: ['tests/contract/static-studio.test.ts', 'writeStaticStudio('],
  },
  {
    is: /^until curl -fs \S+\/_lake\/health; do sleep 1; done$/,
    byHand: 'waited for a server that was just started; done 2026-11-21',
  },
  {
    is: /^(git (checkout|clone|pull|switch)|printf|chmod|chown|cp|mkdir|systemctl|docker)\b/,
    byHand:
      'needs a machine of its own; the units went through systemd-analyze verify 2026-11-21, Docker was not at hand',
  },
];
