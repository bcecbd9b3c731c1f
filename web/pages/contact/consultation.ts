import { visibleText } from '../../content/visible-text.ts';

/** What stands on the button when nobody wrote anything else (spec section 2). */
const scheduleConsultation = 'Schedule Consultation';

const MAILTO = 'mailto:';

interface ConsultationInput {
  label: string | null;
  /** Of Site settings: where visitors choose a time. */
  schedulingLink: string | null;
  /** The address of Site settings. */
  email: string | null;
  /** The agent whose page the visitor comes from. */
  agentName: string | undefined;
  /** What the visitor chose to write about. */
  challenge?: string | undefined;
}

export interface Consultation {
  label: string;
  /** A scheduling page, or a mail draft whose subject names the agent; undefined when there is neither. */
  href: string | undefined;
  /** What a visitor without a mail program copies. */
  address: string | undefined;
}

/** Where the consultation button leads: to the scheduling link, else to a draft to the site's own address. */
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

/** The draft's fields; its subject is the one it had, or the button's words, and then the agent's name. It begins with the challenge. */
function draftOf(query: string, label: string, agentName?: string, challenge?: string): string {
  // In a mail address a plus is a plus; URLSearchParams reads and writes it as a space.
  const fields = new URLSearchParams(query.replaceAll('+', '%2B'));
  fields.set('subject', visibleText([fields.get('subject') || label, agentName].filter(Boolean).join(': ')));
  if (challenge) {
    fields.set('body', [visibleText(challenge), fields.get('body')].filter(Boolean).join('\n\n'));
  }
  return fields.toString().replaceAll('+', '%20');
}
