import { OperatorError } from '../operator-error.ts';
import { configuredLake, type Direction, main } from './command.ts';

const usage = `npm run pull [-- --from <lake>] [--dry-run]
npm run pull -- --undo <id> [--replace] [--dry-run]

Brings what is published in a hosted project to the lake of this machine, after keeping what is there.
  --from        abc123/production, or http://192.168.1.20:3000/production; the configured project unless given
  --dry-run     shows what would change, field by field and file by file
  --drafts      brings drafts too
  --only        ids or types that are brought, separated by commas
  --keep-edits  leaves alone what was edited here, and brings the rest
  --replace     writes over what was edited here, also where unpublished work lies
  --delete      deletes here what is not there
  --create      makes the dataset when there is none
  --beside-other-content  also where the content of another site is
  --undo        takes a run back: the content is as before it
SANITY_API_TOKEN is the token of the hosted project, PROMOTE_TOKEN that of a lake on another machine.`;

/** `npm run pull`: copies from another lake to the one of this machine. */
export const pull: Direction = {
  command: 'pull',
  usage,
  other: 'from',
  configured:
    'it brings content to the lake of this machine, into the dataset that is configured. For another one, put SANITY_DATASET=<dataset> before the command.',
  addresses(environment, other) {
    const source = other ?? configuredLake(environment);
    if (source.kind === 'own') {
      throw new OperatorError(`Say where from, or set SANITY_PROJECT_ID.\n\n${usage}`);
    }
    return { source, target: { kind: 'own', dataset: environment.dataset } };
  },
};

if (import.meta.main) main(pull);
