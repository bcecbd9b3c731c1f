import { type ReactNode, useId } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { CallToAction } from './call-to-action.tsx';

type InvitationProps = {
  /** What an editor wrote to end the page with; without a heading there is nothing to show. */
  content:
    | {
        heading: string | null;
        text: string | null;
        button: { label: string | null; href: string | null } | null;
      }
    | null
    | undefined;
  tone?: 'paper' | 'sunken' | 'band';
  /** The answers of the page, which the button then follows as a plain link: one close invites once. */
  children?: ReactNode;
};

/** The invitation that ends a page. */
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
