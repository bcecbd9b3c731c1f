import { makeObject } from '../document.ts';
import { makeBullet, makeHeading, makeParagraph } from '../rich-text.ts';
import { makeLegalPage } from './legal-page.ts';
import { contactPageLink, emailLink, makeLegalText, makeLinkedParagraph } from './legal-text.ts';

export const accessibility = makeLegalPage({
  slug: 'accessibility',
  title: 'Accessibility Statement',
  effectiveDate: '2026-11-29',
  changes: [{ date: '2026-11-29', text: 'First version, with the results of our own checks.' }],
  summary:
    'What this website does so that everybody can use it, where it still falls short, and how to report a barrier.',
  body: makeLegalText(
    makeParagraph(
      'People with disabilities lead, staff and support mission-driven organizations. We make this website for all of them.',
    ),
    makeHeading('The standard we work to'),
    makeParagraph(
      'We design and test by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check this ourselves. No independent auditor has confirmed it, so we do not claim that every page meets it.',
    ),
    makeHeading('What we do'),
    makeBullet('Everything can be reached and used with a keyboard, and you can see where you are.'),
    makeBullet('A link at the top of each page skips the menu.'),
    makeBullet('Text and controls stand out from their background, in the light and in the dark theme.'),
    makeBullet('Pictures that carry meaning have a description. Decoration is hidden from screen readers.'),
    makeBullet('Pages can be enlarged, and they fit a narrow screen.'),
    makeBullet('Nothing fades or moves when your system asks for reduced motion.'),
    makeHeading('Known limits'),
    makeBullet(
      'Where an agent has a talking video, it may start by itself, with sound, a moment after you reach the list of agents or, on an agent’s page, the overview. It has buttons to stop, pause and mute it, and to show captions. While somebody speaks and the face is out of view, a bar at the edge of the window has them. Nothing starts by itself when your system asks for reduced motion or your browser saves data.',
    ),
    makeBullet(
      'A new video may have no captions for a while. We keep its words in writing: ask us, and we will send them.',
    ),
    makeBullet('The voices of the agents are made by a machine and can sound unnatural.'),
    makeBullet('Editors write the descriptions of pictures by hand. One may be missing or too short.'),
    makeBullet(
      'While this website asks for a password, it needs JavaScript. Without JavaScript you then read what this website is and how to reach a person.',
    ),
    makeBullet('The Studio, where editors work, is made by another company and is not covered here.'),
    makeHeading('Report a barrier'),
    makeLinkedParagraph('Write to us through the ', contactPageLink, ' and tell us:'),
    makeBullet('which page it was,'),
    makeBullet('what you wanted to do, and what happened instead,'),
    makeBullet('which browser and which assistive technology you use, if any.'),
    makeLinkedParagraph(
      'The quickest way is an email to ',
      emailLink,
      '. A person reads every report. We will give you the content in another form while we fix the barrier.',
    ),
  ),
  report: makeObject('accessibilityReport', {
    heading: 'Checks and results',
    introduction:
      'Each version of this website is checked by machine, on every page and in a real browser, before it is published. These are the results of the last run. A machine does not find everything: please tell us what it missed.',
    standard: 'Standard',
    date: 'Checked on',
    check: 'What we check',
    pages: 'Pages',
    issues: 'Open issues',
    issuesHeading: 'Open issues',
    noIssues: 'The checks found no open issues.',
  }),
});
