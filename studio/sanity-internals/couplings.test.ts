import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A dependency on an unpublished part of Sanity that can be checked by searching its package. The other tests
 * in this folder check what needs more: labels, the history's table and the EventSource.
 */
interface Coupling {
  /** What the Studio has to provide. */
  what: string;
  /** The text in the installed package. */
  text: string;
  /** The file that depends on it, from the root. */
  usedBy: string;
  /** What to change when it is missing after an upgrade. */
  advice: string;
}

const here = 'studio/sanity-internals';

const inStudio: Coupling[] = [
  {
    what: 'a test id for the results of the search',
    text: '"data-testid": "search-results"',
    usedBy: `${here}/search-result.ts`,
    advice: 'Find how the results are marked now. Until then a form opens at its top.',
  },
  {
    what: 'a link of the form /intent/edit/ for each result of the search',
    text: '/intent/',
    usedBy: `${here}/search-result.ts`,
    advice: 'Read the document id from the new form of the link.',
  },
  {
    what: 'the name under which a field keeps the progress of an upload',
    text: 'UPLOAD_STATUS_KEY = "_upload"',
    usedBy: `${here}/upload-in-field.tsx`,
    advice: 'Take the new name. Until then an upload that is refused leaves a draft.',
  },
  {
    what: 'a test id for the footer of a document pane',
    text: '"data-testid": "pane-footer"',
    usedBy: `${here}/use-pane-footer.ts`,
    advice: 'Find the element around the Publish button. Until then the status line is missing.',
  },
  {
    what: 'a test id for the form of a document',
    text: '"data-testid": "document-panel-scroller"',
    usedBy: 'studio/publishing/before-you-publish.tsx',
    advice: 'Find the element around the form. Until then the focus is lost when the panel is closed.',
  },
  {
    what: 'a mark for each pane',
    text: '"data-ui": "Pane"',
    usedBy: `${here}/use-pane-footer.ts`,
    advice: 'Find the element around form and footer.',
  },
  {
    what: 'a test id for the editor of long texts',
    text: '"data-testid": "pt-editor"',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Style the new element. Until then a long text has five lines.',
  },
  {
    what: 'a mark for an editor that fills the screen',
    text: '"data-fullscreen": isFullscreen',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Style the editor only where it does not fill the screen.',
  },
  {
    what: 'an id for the menu of workspaces',
    text: 'id: "workspace-menu"',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Hide the new menu: there is one workspace.',
  },
  {
    what: 'an id for the menu with Sanity’s help',
    text: 'id: "menu-button-resources"',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Hide the new menu: it offers to register and update the Studio.',
  },
  {
    what: 'links to the pages for managing a project',
    text: '/manage/project/',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Hide the new links, or drop the rule if there are none.',
  },
  {
    what: 'a link to the documentation of scheduled drafts',
    text: 'https://www.sanity.io/docs/studio/scheduled-drafts',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Hide the new link, or drop the rule if there is none.',
  },
  {
    what: 'a field that looks at an earlier value when a paragraph is removed',
    text: 'valueRef.current = applyAll(valueRef.current || [], patches), Array.isArray(valueRef.current) && !valueRef.current.length',
    usedBy: `${here}/rich-text-changes.tsx`,
    advice: 'Try the journeys of rich texts without ObjectChangeProvider: where they pass, it can go.',
  },
  {
    what: 'a history that adds the publication of a draft twice',
    text: 'acc.set(event.id, event), existingEvent.type !== event.type && acc.set(`',
    usedBy: `${here}/unique-history.tsx`,
    advice: 'Try the journey that publishes a draft without UniqueHistory: where it passes, it can go.',
  },
  {
    what: 'a globe on the button that changes the time zone',
    text: 'icon: EarthGlobeIcon,\n\t\tmode: "bleed",\n\t\tonClick: dialogTimeZoneShow',
    usedBy: `${here}/computer-time-zone.tsx`,
    advice:
      'Try a time in another zone than the computer’s: where it is stored as chosen, the zone can be offered again.',
  },
  {
    what: 'a dialog for a time that parses one form of dates and drops the rest',
    text: 'zoneDateToUtc(parse$1(date_0, "PP HH:mm", /* @__PURE__ */ new Date()))',
    usedBy: 'studio/publish-later/schedule-dialog.tsx',
    advice: 'Try a date in another form: where the dialog says that it cannot read it, our dialog can go.',
  },
  {
    what: 'a test id for the menu entry that opens the Studio’s dialog for a time',
    text: '"data-testid": "schedule-publish-menu-item"',
    usedBy: `${here}/computer-time-zone.tsx`,
    advice: 'Hide the entry in another way: its dialog drops dates that it cannot read.',
  },
  {
    what: 'a stored time zone',
    text: 'timeZoneLocalStorageNamespace = "studio.timezone."',
    usedBy: `${here}/computer-time-zone.tsx`,
    advice: 'Remove the zone where it is stored now, or people who chose one see other times than they set.',
  },
  {
    what: 'a test id for the line of when a document was edited',
    text: '"data-testid": "pane-footer-document-status"',
    usedBy: `${here}/style-overrides.tsx`,
    advice:
      'Look whether a long date runs under Publish in a pane of 360 px, and style the new element if it does.',
  },
  {
    what: 'test ids for the names above the dialog of an entry',
    text: 'breadcrumb-item-',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Look whether a name there has capitals that nobody wrote, and drop the rule if it has none.',
  },
  {
    what: 'a test id for the menu of a row in the Scheduled tool',
    text: '"data-testid": "scheduled-draft-menu-button"',
    usedBy: `${here}/style-overrides.tsx`,
    advice: 'Look whether the button at the end of a row is whole, and drop the rule if it is.',
  },
  {
    what: 'a check of the HTTP version',
    text: 'sanity.studio.protocol-check',
    usedBy: 'lake/src/browser/lake-studio.ts',
    advice: 'Answer the new request, or editors are warned about HTTP/1.1.',
  },
  {
    what: 'the portrait of the system account on another host',
    text: 'https://public.sanity.io/logos/',
    usedBy: `${here}/without-cloud-requests.ts`,
    advice: 'Look for the new address. An offline Studio logs an error for it.',
  },
  {
    what: 'the action that copies a field',
    text: 'name: "copyField"',
    usedBy: 'studio/roles/safe-pasting.ts',
    advice: 'Take over the new name, or a whole form can be copied again.',
  },
  {
    what: 'the action that pastes into a field',
    text: 'name: "pasteField"',
    usedBy: 'studio/roles/safe-pasting.ts',
    advice: 'Take over the new name at once: locked fields can be pasted into.',
  },
  {
    what: 'the key of the session token in local storage',
    text: 'return `__studio_auth_token_',
    usedBy: 'studio/sign-in.ts',
    advice: 'Take over the new key, also in server/studio/studio-host.ts and in the cookie policy.',
  },
  {
    what: 'the list of checks of a prepared validation rule',
    text: '_rules',
    usedBy: 'schemas/validation/checks.ts',
    advice: 'Read the checks from their new place: character counts and the page picker need them.',
  },
];

const inCommandLine: Coupling[] = [
  {
    what: 'the script of Sanity’s dashboard in the page',
    text: 'https://core.sanity-cdn.com/bridge.js',
    usedBy: `${here}/without-cloud-requests.ts`,
    advice: 'Take the new script out of the page. An offline Studio logs an error for it.',
  },
  {
    what: 'font faces from another host in the page',
    text: '@font-face',
    usedBy: `${here}/without-cloud-requests.ts`,
    advice: 'Drop the removal of font faces from the page if there are none.',
  },
];

const inClient: Coupling[] = [
  {
    what: 'a handler of its requests among the options',
    text: '_requestHandler',
    usedBy: `${here}/retry-requests.ts`,
    advice: 'Look for the new option. Until then a form that is open goes away when the connection is lost.',
  },
];

const inEditor: Coupling[] = [
  {
    what: 'the removal of its last, empty paragraph',
    text: 'unset([])], editor.valueUnsetEmitted = !0',
    usedBy: `${here}/rich-text-changes.tsx`,
    advice:
      'Try the journeys of rich texts without what keeps the empty paragraph: where they pass, it can go.',
  },
];

const root = join(import.meta.dirname, '..', '..');
const fromStudio = createRequire(createRequire(import.meta.url).resolve('sanity/package.json'));
const studioCode = codeIn(join(dirname(createRequire(import.meta.url).resolve('sanity')), '*.js'));
const commandLineCode = codeIn(join(root, 'node_modules/@sanity/cli-build/dist/**/*.js'));

const clientCode = codeIn(join(root, 'node_modules/studio-client/dist/*.js'));

const editorCode = codeIn(join(root, 'node_modules/@portabletext/editor/lib/*.js'));

function codeIn(pattern: string): string {
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`No file of the package matches ${pattern}`);
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe.each([
  ['sanity', studioCode, inStudio],
  ['@sanity/cli-build', commandLineCode, inCommandLine],
  ['studio-client', clientCode, inClient],
  ['@portabletext/editor', editorCode, inEditor],
] as const)('the installed %s has', (_name, code, couplings) => {
  it.each(couplings)('$what', ({ text, usedBy, advice }) => {
    expect(code.includes(text), `‘${text}’ is gone, ${usedBy} depends on it. ${advice}`).toBe(true);
    expect(existsSync(join(root, usedBy)), `${usedBy} is gone: drop this entry`).toBe(true);
  });
});

it('the Studio’s version of the client is the one that the configuration uses', () => {
  const own = createRequire(import.meta.url).resolve('studio-client/package.json');
  const version = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version;
  const [major] = version(fromStudio.resolve('@sanity/client/package.json')).split('.');
  expect(version(own).split('.')[0], 'Give studio-client in package.json the Studio’s version').toBe(major);
});
