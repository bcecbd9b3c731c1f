import { visibleText } from '../../content/visible-text.ts';

/** The button's default label (spec section 2). */
const scheduleConsultation = 'Schedule Consultation';

const MAILTO = 'mailto:';

interface ConsultationInput {
  label: string | null;
  /** The scheduling page, from Site settings. */
  schedulingLink: string | null;
  /** The email address from Site settings. */
  email: string | null;
  /** The agent whose page the visitor comes from. */
  agentName: string | undefined;
  /** The challenge that the visitor chose. */
  challenge?: string | undefined;
}

export interface Consultation {
  label: string;
  /** A scheduling page, or a mail draft with the agent in its subject; undefined if there is neither. */
  href: string | undefined;
  /** The email address to copy, for visitors without a mail program. */
  address: string | undefined;
}

/** Returns the target of the consultation button: the scheduling link, or a draft to the site's email address. */
export function consultationOf(input: ConsultationInput): Consultation {
  const { schedulingLink, email, agentName, challenge } = input;
  const label = input.label || scheduleConsultation;
  const target = schedulingLink || (email ? `${MAILTO}${email}` : '');
  if (!target.toLowerCase().startsWith(MAILTO)) {
    return { label, href: target || undefined, address: email || undefined };
  }
  const [address = '', query = ''] = target.slice(MAILTO.length).split('?', 2);
  if (!address) return { label, href: undefined, address: email || undefined };
  return { label, href: `${MAILTO}${address}?${draftOf(query, label, agentName, challenge)}`, address };
}

/**
 * Returns the query string of the draft: its subject, or the button's label, followed by the agent's name; the challenge is the
 * start of the body.
 */
function draftOf(query: string, label: string, agentName?: string, challenge?: string): string {
  // In a mailto URL a plus is literal; URLSearchParams reads and writes it as a space.
  const fields = new URLSearchParams(query.replaceAll('+', '%2B'));
  fields.set('subject', visibleText([fields.get('subject') || label, agentName].filter(Boolean).join(': ')));
  if (challenge) {
    fields.set('body', [visibleText(challenge), fields.get('body')].filter(Boolean).join('\n\n'));
  }
  return fields.toString().replaceAll('+', '%20');
}
