import { type ReactNode, useId } from 'react';
import { LinkButton } from '../ui/controls/button.tsx';
import { TextLink } from '../ui/controls/text-link.tsx';
import { CallToAction } from './call-to-action.tsx';

type InvitationProps = {
  /** Content from an editor; nothing is rendered without a heading. */
  content:
    | {
        heading: string | null;
        text: string | null;
        button: { label: string | null; href: string | null } | null;
      }
    | null
    | undefined;
  tone?: 'paper' | 'sunken' | 'band';
  /** Actions of the page, after which the button is a plain text link. */
  children?: ReactNode;
};

/** The call to action at the end of a page. */
export function Invitation({ content, tone, children }: InvitationProps) {
  const id = useId();
  if (!content?.heading) return null;
  const { heading, text, button } = content;
  const Way = children ? TextLink : LinkButton;
  return (
    <CallToAction id={id} headline={heading} text={text ?? undefined} tone={tone}>
      {children}
      {button?.href && <Way to={button.href}>{button.label}</Way>}
    </CallToAction>
  );
}
