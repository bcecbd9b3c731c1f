import { Invitation } from '../../invitation.tsx';
import type { SectionProps } from '../section-content.ts';

/** The invitation at the end of designed pages, as a section that editors can place anywhere. */
export function InvitationSection({ section, tone }: SectionProps<'invitationSection'>) {
  return <Invitation content={section} tone={tone} />;
}
