import { bullet, heading, paragraph, richText } from '../rich-text.ts';
import { legalPage } from './legal-page.ts';

export const dataSecurity = legalPage({
  slug: 'data-security',
  title: 'Data Security',
  summary:
    'How this website treats your data today, and the security principles that {product} is being designed by.',
  body: richText(
    paragraph(
      'There are two things to say about security: what this website does today, and what {product} is planned to do. We keep them apart.',
    ),
    heading('This website'),
    paragraph(
      'This website has no accounts, takes no payments and has no forms that send data. The password that opens it is compared in your own browser. It is a courtesy while the product is in conceptual development, and it protects nothing confidential, because nothing confidential is here.',
    ),
    heading('The planned platform'),
    paragraph(
      'Organizations would trust {product} with what clients, donors and staff told them in confidence. It is being designed by these principles:',
    ),
    bullet('Collect the least that a task needs, and delete it when its purpose has ended.'),
    bullet('Encrypt data on its way and where it is stored.'),
    bullet('Give each person and each agent only the access their role requires, and review it.'),
    bullet('Record every action of an agent, with its source and the person who approved it.'),
    bullet('Ask a person before anything leaves the organization.'),
    paragraph(
      'None of this has been certified by an independent auditor, since the platform does not exist yet. When there is something to examine, we intend to have it examined and to publish the result.',
    ),
    heading('Reporting a weakness'),
    paragraph(
      'If you find a weakness in this website, please write to us through the contact page. We will answer, and we will thank you.',
    ),
  ),
});
