import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { getVisibleText } from '../../../content/visible-text.ts';
import { theme } from '../../theme/theme.ts';
import { getDrawingRole, LineDrawing } from '../../ui/drawings/line-drawing.ts';
import { roundTo } from '../../ui/drawings/round-to.ts';
import { whileOutOfView } from '../../ui/out-of-view.ts';
import { computePillarPlaces, type Facade, tallFacade, wideFacade, wideHome } from './facade-geometry.ts';
import { drawDivider, drawDoor, drawGable, drawPillar, drawSteps } from './facade-paths.ts';

type FacadeDrawingProps = {
  title: string;
  /** The text above the door, if there is a door and it fits. */
  inscription: string;
};

/** Maximum number of letters that fit between two pillars. */
const MAX_INSCRIPTION_LENGTH = 11;

/** The animated logo: the pillars of the building rise, the roof settles on them, and the light in the pediment goes on. */
export function FacadeDrawing({ title, inscription }: FacadeDrawingProps) {
  return (
    <div {...getDrawingRole(title)}>
      <Tall>
        <Building facade={tallFacade} />
      </Tall>
      <Wide>
        <Building facade={wideFacade}>
          <Door d={drawDoor()} />
          {getVisibleText(inscription).length <= MAX_INSCRIPTION_LENGTH && (
            <Inscription x={wideFacade.width / 2} y={wideFacade.roof.eaves + 68} textAnchor="middle">
              {inscription}
            </Inscription>
          )}
        </Building>
      </Wide>
    </div>
  );
}

function Building({ facade, children }: { facade: Facade; children?: ReactNode }) {
  const { width, height, roof, storeys, pillars } = facade;
  const places = computePillarPlaces(facade);
  const edge = pillars.first - pillars.width;
  const eaves = edge - pillars.width / 2;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={drawSteps(facade)} />
      {storeys.map(({ top, frieze, beam, pillars: tall }) => (
        <g key={top}>
          {places.map((middle, index) => (
            <Pillar
              key={middle}
              $index={index}
              d={drawPillar(middle, top + frieze + beam, top + frieze + beam + tall, pillars.width)}
            />
          ))}
          <Beam d={`M${edge} ${top}H${width - edge}v${frieze + beam}H${edge}z`} />
          <Beam
            d={`M${edge} ${top + frieze}H${width - edge}${places.map(drawDivider(top, frieze)).join('')}`}
          />
        </g>
      ))}
      {children}
      <Roof>
        <path d={`M${eaves} ${roof.eaves}H${width - eaves}v${roof.cornice}H${eaves}z`} />
        <path d={drawGable(facade, eaves, 0)} />
        <path d={drawGable(facade, eaves, 0.1)} />
      </Roof>
      <Light
        cx={width / 2}
        cy={roundTo(roof.peak + (roof.eaves - roof.peak) * 0.64)}
        r={roundTo((roof.eaves - roof.peak) * 0.17)}
      />
    </Drawing>
  );
}

const Tall = styled.div`
  ${wideHome} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;

  ${wideHome} {
    display: block;
  }
`;

const Drawing = styled(LineDrawing)`
  display: block;
  stroke-width: 1.25;
  stroke-linejoin: miter;
  fill: ${theme.color.paperRaised};
`;

const grow = keyframes`
  from { transform: scaleY(0); }
`;

const settle = keyframes`
  from { opacity: 0; transform: translateY(-${theme.space[6]}); }
`;

const light = keyframes`
  from { opacity: 0; }
`;

/** Inside a Reveal the animation runs each time the building comes into view. */
const raised = css`
  ${whileOutOfView} {
    animation: none;
  }
`;

const Pillar = styled.path<{ $index: number }>`
  transform-box: fill-box;
  transform-origin: bottom;
  animation: ${grow} ${theme.duration.reveal} ${theme.easing.out} backwards;
  animation-delay: ${({ $index }) => 60 * $index}ms;
  ${raised}
`;

const Beam = styled.path`
  animation: ${settle} ${theme.duration.reveal} ${theme.easing.out} 700ms backwards;
  ${raised}
`;

const Roof = styled.g`
  animation: ${settle} ${theme.duration.reveal} ${theme.easing.out} 950ms backwards;
  ${raised}
`;

const Door = styled.path`
  fill: ${theme.color.accent};
  stroke: none;
  animation: ${light} ${theme.duration.reveal} ${theme.easing.out} 1800ms backwards;
  ${raised}
`;

const Inscription = styled.text`
  fill: ${theme.color.ink};
  stroke: none;
  font-family: ${theme.font.display};
  font-size: 24px;
  animation: ${light} ${theme.duration.reveal} ${theme.easing.out} 1500ms backwards;
  ${raised}
`;

const Light = styled.circle`
  fill: ${theme.color.accent};
  stroke: none;
  animation: ${light} ${theme.duration.reveal} ${theme.easing.out} 1800ms backwards;
  ${raised}
`;
