import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Part } from './building-parts.ts';
import { PartLink } from './part-link.tsx';

type ColonnadeProps = {
  pillars: readonly Part[];
  /** The accessible name of the list. */
  label: string;
};

/** The pillars with vertical names: ten in a row, or two rows of five on a narrow screen. */
export function Colonnade({ pillars, label }: ColonnadeProps) {
  if (pillars.length === 0) return null;
  return (
    <Row role="list" aria-label={label || undefined}>
      {pillars.map((pillar) => (
        <li key={pillar.id}>
          <PartLink part={pillar} />
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ol`
  --pillar: 11.5rem;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: ${theme.space[1]};

  li {
    flex: 1 1 calc(20% - ${theme.space[2]});
    min-width: 0;
    max-width: 25%;
    min-height: var(--pillar);
  }
  a {
    grid-template-columns: minmax(0, 50%);
    justify-content: center;
    padding-block: calc(var(--pillar) * 0.11);
  }
  /* A pillar grows with its name up to a limit; longer names are clipped, and shown in full in the text. */
  a > span {
    max-height: 12em;
    max-width: 100%;
    overflow: clip;
    font-family: ${theme.font.display};
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.slight};
    line-height: ${theme.leading.snug};
    writing-mode: vertical-rl;
    /* Makes the text read upwards. */
    transform: rotate(180deg);
  }
  @container building (width >= ${theme.width.compact}) {
    --pillar: 15rem;
    li {
      flex-basis: calc(10% - ${theme.space[2]});
    }
    a > span {
      font-size: ${theme.text.title};
    }
  }
  @container building (width >= ${theme.width.wide}) {
    --pillar: 20rem;
    a > span {
      font-size: ${theme.text.subhead};
    }
  }
`;
