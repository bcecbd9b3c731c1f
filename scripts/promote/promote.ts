import { OperatorError } from '../operator-error.ts';
import { configuredLake, type Direction, main } from './command.ts';

const usage = `npm run promote -- --to <lake> [--dry-run] [--yes]
npm run promote -- --undo <id> [--replace] [--dry-run] [--yes]

Carries what is published in your lake to another one, after comparing, checking and keeping what is there.
  --to          abc123/production (a hosted project), local/staging (another dataset here), or
                http://192.168.1.20:3000/production (a lake on another machine)
  --dry-run     shows what would change, field by field and file by file
  --only        ids or types that are carried, separated by commas: agent-tara,legalPage
  --keep-edits  leaves alone what was edited in the target, and carries the rest
  --replace     writes over what was edited in the target
  --delete      deletes there what is not here
  --drafts      carries drafts too
  --create      makes the dataset when there is none
  --yes         needed to change a lake that is not on this machine
  --beside-other-content  also where the content of another site is
  --undo        takes a run back: the content is as before it
PROMOTE_TOKEN is the token of the other lake; for a hosted one SANITY_API_TOKEN does as well.`;

/** `npm run promote`: copies from the configured lake to another one. */
export const promote: Direction = {
  command: 'promote',
  usage,
  other: 'to',
  configured:
    'it carries the dataset that is configured. To carry another one, put SANITY_DATASET=<dataset> before the command.',
  addresses(environment, target) {
    if (!target) throw new OperatorError(`Say where to.\n\n${usage}`);
    return { source: configuredLake(environment), target };
  },
};

if (import.meta.main) main(promote);
