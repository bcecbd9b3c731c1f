/** The widths that every page is looked at in: a phone, a tablet and a laptop. */
export const widths = [360, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;

/** A page in a state to be looked at, at each of its widths in both themes. */
export type Subject = {
  /** Names the pictures; letters, digits and hyphens. */
  name: string;
  path: string;
  widths: readonly number[];
  /** What the visitor has done: nothing (the gate is locked), unlocked, or opened the menu as well. */
  state: 'locked' | 'unlocked' | 'menu';
};

export type View = { subject: Subject; width: number; theme: (typeof themes)[number]; file: string };

/** Has no agent and therefore the page that says so. */
const UNKNOWN_AGENT = '/agent/nobody';

/** Everything there is to look at on a site with these pages. */
export function subjectsOf(paths: readonly string[]): Subject[] {
  return [
    { name: 'gate-locked', path: '/', widths, state: 'locked' },
    // On a wide screen all items stand in the bar and there is nothing to open.
    { name: 'menu-open', path: '/', widths: [360, 768], state: 'menu' },
    ...[...paths, UNKNOWN_AGENT].map(
      (path): Subject => ({ name: nameOf(path), path, widths, state: 'unlocked' }),
    ),
  ];
}

export function viewsOf(subject: Subject): View[] {
  return subject.widths.flatMap((width) =>
    themes.map((theme) => ({ subject, width, theme, file: `${subject.name}-${width}-${theme}.png` })),
  );
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9]+/gi, '-');
}
