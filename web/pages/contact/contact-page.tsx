import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Container } from '../../ui/container.tsx';
import { lazySection } from '../../ui/lazy-section.tsx';
import { Heading, Lead } from '../../ui/text/heading.tsx';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import { definePage } from '../define-page.ts';
import { BusinessHours } from './business-hours.tsx';
import { chooseConsultationWay } from './consultation.ts';
import { ContactDetails } from './contact-details.tsx';
import type { ContactContent } from './contact-query.ts';
import { contactQuery } from './contact-query.ts';
import { ScheduleConsultation } from './schedule-consultation.tsx';

const Invitation = lazySection(async () => (await import('../../sections/invitation.tsx')).Invitation);

export const page = definePage({
  query: contactQuery,
  View: ContactView,
});

/** The contact page: addresses and business hours. */
export function ContactView({ content }: { content: ContactContent }) {
  const { schedulingPage, address } = chooseConsultationWay(content.schedulingLink, content.email);
  const canWrite = Boolean(schedulingPage || address);
  return (
    <>
      <Page aria-labelledby="contact-heading">
        <Container>
          <Layout>
            <Words>
              <Heading as="h1" $size="page" id="contact-heading">
                {content.heading}
              </Heading>
              {/* It says what to write. */}
              {canWrite && <Paragraphs text={content.intro ?? ''} as={Lead} />}
              <ScheduleConsultation content={content} />
              <ContactDetails details={content.details} />
            </Words>
            <BusinessHours content={content} />
          </Layout>
        </Container>
      </Page>
      {/* It is for those who could write, but do not yet. */}
      {canWrite && <Invitation content={content.callToAction} />}
    </>
  );
}

const Page = styled.article`
  padding-block: ${theme.space.opening} ${theme.space.section};
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  @media (width >= ${theme.width.wide}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[24]};
  }
`;

const Words = styled.div`
  display: grid;
  /* An address may be wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;
