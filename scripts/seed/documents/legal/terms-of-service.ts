import { heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const termsOfService = legalPage({
  slug: 'terms-of-service',
  title: 'Terms of Service',
  summary:
    'There is no service to subscribe to yet. What that means, and what will have to be agreed before there is one.',
  body: richText(
    heading('There is no service yet'),
    paragraph(
      '{product} is in conceptual development. It cannot be ordered, subscribed to or used today, and nothing on this website is an offer or a promise to deliver it. The capabilities described are planned and may change.',
    ),
    heading('What will be agreed first'),
    paragraph(
      'Before an organization uses {product}, both sides will sign terms that say what the service does, what it costs, who owns the data, how it is protected, how it can be taken elsewhere and how the agreement ends. Until then these terms create no obligation for you.',
    ),
    heading('No professional advice'),
    paragraph(
      'Texts on this website are general information. They are no legal, tax, accounting, audit or employment advice, and they do not replace a professional who knows your organization.',
    ),
    heading('Figures and targets'),
    paragraph(
      'Where we name a target, such as time saved, it is a planned target and no measured result. Where we cite figures about the nonprofit sector, we name the source beside them.',
    ),
    heading('Questions'),
    paragraph('If anything here is unclear, ask us through the contact page before you rely on it.'),
  ),
});
