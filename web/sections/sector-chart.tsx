import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ChangeStrokes, ShareStrokes } from '../ui/drawings/hundred-strokes.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { type SectorLabels, SectorSource, type SectorStatistic } from './sector-source.tsx';

type SectorChartProps = { statistics: readonly SectorStatistic[]; labels: SectorLabels };

/** One row per statistic: number, statement and source, and strokes that show it. */
export function SectorChart({ statistics, labels }: SectorChartProps) {
  return (
    <Frame>
      {statistics.some((statistic) => statistic.percent !== null) && (
        <ScaleRow aria-hidden>
          <Scale>
            <span>0</span>
            <span>50</span>
            <span>100%</span>
          </Scale>
        </ScaleRow>
      )}
      <Rows role="list">
        {statistics.map((statistic) => (
          <li key={statistic._key}>
            <Reveal>
              <Row>
                <Numeral value={statistic.value ?? ''} />
                <Words>
                  <p>{[statistic.label, statistic.year].filter(Boolean).join(', ')}</p>
                  {statistic.source && (
                    <Source>
                      {labels.source && `${labels.source}: `}
                      <SectorSource {...statistic} />
                    </Source>
                  )}
                </Words>
                <Drawing>
                  {statistic.percent !== null ? (
                    <ShareStrokes percent={statistic.percent} />
                  ) : (
                    statistic.change !== null && <ChangeStrokes change={statistic.change} />
                  )}
                </Drawing>
              </Row>
            </Reveal>
          </li>
        ))}
      </Rows>
    </Frame>
  );
}

/** Shows 'over 50%' with small text and a large number. */
function Numeral({ value }: { value: string }) {
  const [number = value] = /[\d.,/–-]*\d\s*%?/.exec(value) ?? [];
  const at = value.indexOf(number);
  // One text in several elements: `data-sanity-edit-target` lets the Studio's preview open it as a whole.
  return (
    <Value data-sanity-edit-target="">
      {value.slice(0, at)}
      <strong>{number}</strong>
      {value.slice(at + number.length)}
    </Value>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Rows = styled.ol`
  border-bottom: ${theme.border.hair} solid ${theme.color.ruleStrong};

  > li {
    border-top: ${theme.border.hair} solid ${theme.color.ruleStrong};
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[8]};
  align-items: last baseline;
  padding-block: ${theme.space[4]};

  @container (width >= ${theme.width.medium}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr);
    padding-block: ${theme.space[6]};
  }
`;

const ScaleRow = styled(Row)`
  padding-block: 0 ${theme.space[2]};
`;

/** The scale of the strokes, above their column. */
const Scale = styled.p`
  display: none;
  grid-template-columns: repeat(3, 1fr);
  justify-items: center;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.tight};
  grid-column: -2 / -1;

  @container (width >= ${theme.width.medium}) {
    display: grid;
  }

  :first-child {
    justify-self: start;
  }
  :last-child {
    justify-self: end;
  }
`;

const Value = styled.p`
  color: ${theme.color.inkSoft};
  line-height: ${theme.leading.tight};

  strong {
    color: ${theme.color.ink};
    font-family: ${theme.font.display};
    font-size: ${theme.text.numeral};
    font-weight: ${theme.weight.regular};
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: ${theme.tracking.tight};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  line-height: ${theme.leading.snug};
`;

const Source = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
`;

const Drawing = styled.div`
  &:empty {
    display: none;
  }
`;
