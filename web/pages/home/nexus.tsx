import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CapabilityMark } from '../../ui/drawings/capability-mark.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { SectionOpening } from '../../ui/text/section-opening.tsx';
import { StatusLine } from '../../ui/text/status-line.tsx';
import type { HomeContent } from './home-query.ts';

/** The Operations Nexus with six capabilities, on a band. */
export function Nexus({ nexus }: { nexus: NonNullable<HomeContent['nexus']> }) {
  return (
    <Section labelledBy="nexus-heading" tone="band">
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id="nexus-heading" heading={nexus.heading ?? ''} intro={nexus.intro}>
            <StatusLine />
          </SectionOpening>
        </Reveal>
        {nexus.capabilities.length > 0 && (
          <Capabilities role="list">
            {nexus.capabilities.map((capability) => (
              <li key={capability._key}>
                <Reveal>
                  <Capability>
                    <Mark>{capability.icon && <CapabilityMark capability={capability.icon} />}</Mark>
                    <div>
                      <Heading as="h3" $size="title">
                        {capability.title}
                      </Heading>
                      <p>{capability.description}</p>
                    </div>
                  </Capability>
                </Reveal>
              </li>
            ))}
          </Capabilities>
        )}
      </Stack>
    </Section>
  );
}

const Capabilities = styled.ul`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width >= ${theme.width.wide}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Capability = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.rule};

  p {
    padding-top: ${theme.space[1]};
    font-size: ${theme.text.small};
    color: ${theme.color.inkSoft};
  }
`;

const Mark = styled.div`
  width: ${theme.space[8]};
`;
