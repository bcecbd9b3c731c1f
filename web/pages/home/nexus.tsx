import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CapabilityMark } from '../../ui/capability-mark.tsx';
import { Grid } from '../../ui/grid.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { HomeContent } from './home-content.ts';

/** The Operations Nexus: six capabilities. */
export function Nexus({ nexus }: { nexus: NonNullable<HomeContent['nexus']> }) {
  return (
    <Section labelledBy="nexus-heading">
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id="nexus-heading" heading={nexus.heading ?? ''} intro={nexus.intro} />
        </Reveal>
        <Grid as="ul" role="list" $least="cardMedium" $gap={12}>
          {nexus.capabilities.map((capability) => (
            <li key={capability._key}>
              <Reveal>
                <Capability>
                  <Mark>{capability.icon && <CapabilityMark capability={capability.icon} />}</Mark>
                  <Heading as="h3" $size="title">
                    {capability.title}
                  </Heading>
                  <p>{capability.description}</p>
                </Capability>
              </Reveal>
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

const Capability = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};

  p {
    color: ${theme.color.inkSoft};
  }
`;

const Mark = styled.div`
  width: ${theme.size.target};
`;
