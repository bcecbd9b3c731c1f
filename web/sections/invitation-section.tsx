import { Invitation } from './invitation.tsx';
import type { SectionProps } from './section-content.ts';

/** The invitation that designed pages end with, wherever an editor put it. */
export function InvitationSection({ section, tone }: SectionProps<'invitationSection'>) {
  return <Invitation content={section} tone={tone} />;
}
