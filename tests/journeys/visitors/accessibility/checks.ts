/**
 * The checks, in the wording of the accessibility statement. After a change run `npx node scripts/tools/accessibility.ts`, which writes
 * them into the page.
 */
export const checks = {
  rules:
    'The automatic rules of axe-core for WCAG 2.0, 2.1 and 2.2, levels A and AA, and for good practice: wide and narrow, in both themes',
  landmarks:
    'One main part and one main heading; every menu has a name; the first stop of the Tab key leads past the menu',
  keyboard: 'The Tab key alone reaches everything that can be used, in order, and is never trapped',
  focus: 'You can see where you are, and nothing covers it: wide, on a phone and at a zoom of 400%',
  arrival: 'A new page takes the focus, and its title is announced',
  zoom: 'At a zoom of 200% and 400% nothing is lost or cut off, and nothing has to be scrolled sideways',
  text: 'With letters twice as large or set farther apart, nothing is lost or cut off',
  forced: 'When your system sets the colors, controls, drawings and the focus can be told apart',
  motion: 'Nothing moves or plays by itself when your system asks for less motion',
  targets: 'What you press is at least 24 pixels wide and high, or has room around it',
  videos: 'Every talking video has captions and its words in writing',
  paper: 'Printed pages show everything, even what is folded away on the screen',
  'no-script': 'Without JavaScript a page says what this is and how to reach a person',
} as const;

export type CheckId = keyof typeof checks;

/** Findings of some checks on one page: a list of lines for each check. */
export type Findings = Partial<Record<CheckId, string[]>>;
