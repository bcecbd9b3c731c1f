import { bullet, heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const accessibility = legalPage({
  slug: 'accessibility',
  title: 'Accessibility Statement',
  summary:
    'What this website does so that everybody can use it, where it may still fall short, and how to tell us.',
  body: richText(
    paragraph(
      'People with disabilities lead, staff and support mission-driven organizations. This website is meant to work for all of them.',
    ),
    heading('What we aim for'),
    paragraph(
      'We design by the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We check this ourselves; no independent auditor has confirmed it.',
    ),
    bullet('Everything can be reached and used with a keyboard.'),
    bullet('Texts and controls have enough contrast, in the light and in the dark theme.'),
    bullet('Pictures that carry meaning have a description.'),
    bullet('Motion stops when your system asks for reduced motion.'),
    bullet('What an agent says in its video can also be read.'),
    heading('Where it may fall short'),
    paragraph(
      'On the home page and on the agents’ pages a video with sound can start by itself once it is in view; it can be paused and muted, and with reduced motion it waits for you. Captions may be missing from a new video for a while; its words are then given as text.',
    ),
    heading('Tell us'),
    paragraph(
      'If something keeps you from using this website, write to us through the contact page and say which page it was. You will hear from a person, and we will give you the content in another form while we mend it.',
    ),
  ),
});
