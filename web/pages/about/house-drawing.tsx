import type { JSX } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LineDrawing } from '../../ui/line-drawing.ts';
import { around, columns, figures, frieze, hatching, notes, stones } from './house-geometry.ts';
import type { PartName } from './parts.ts';

/** A section through the house: every part of the platform is a part of the building. */
const drawings: Record<PartName, JSX.Element> = {
  /** An instrument on the roof that shows how things stand. */
  missionIq: (
    <>
      <path d="M380 82 V44" />
      <path d="M358 44 A22 22 0 0 1 402 44 Z M364 35 L368 38 M380 22 V27 M396 35 L392 38" />
      <path d="M380 44 L391 30" />
    </>
  ),
  /** The windows in the gable. */
  keyFeatures: (
    <path d="M362 146 V124 A18 18 0 0 1 398 124 V146 Z M380 106 V146 M310 146 V134 A12 12 0 0 1 334 134 V146 Z M426 146 V134 A12 12 0 0 1 450 134 V146 Z" />
  ),
  /** Eight rooms, somebody in each. */
  agents: (
    <>
      <path d="M200 156 H560 M200 208 H560 M290 156 V260 M380 156 V260 M470 156 V260" />
      <path d={figures} />
    </>
  ),
  /** The frieze that holds both floors together, written like a score. */
  orchestration: (
    <>
      <path d={frieze} />
      <path d={notes} />
    </>
  ),
  /** Ten columns that bear it all. */
  pillars: <path d={columns} />,
  /** The open door between them. */
  solution: <path d="M356 360 V314 A24 24 0 0 1 404 314 V360 M356 314 L340 306 V370 L356 360" />,
  /** The gate that somebody opens, or not. */
  governanceModule: (
    <>
      <path d="M96 360 V308 H106 V360 M154 360 V308 H164 V360 M106 318 H154 M106 348 H154 M118 318 V348 M142 318 V348" />
      <path d="M123 331 H137 V343 H123 Z M126 331 V327 A4 4 0 0 1 134 327 V331" />
    </>
  ),
  /** The pipes that come in from outside. */
  dataIntegrationInterface: (
    <>
      <path d="M24 388 H214 M24 398 H204 M24 408 H214" />
      <path d="M214 382 H262 V414 H214 V402 H204 V394 H214 Z M262 398 H330 M226 390 H250 M226 398 H250 M226 406 H250" />
    </>
  ),
  /** The stones it stands on; one was laid first. */
  genesis: <path d={stones} />,
  /** The neighbours. */
  marketImpact: (
    <path d="M604 360 V326 L626 308 L648 326 V360 M620 360 V342 H632 V360 M656 360 V338 L674 322 L692 338 V360 M702 360 V348 M702 348 C690 348 690 330 702 326 C714 330 714 348 702 348 Z" />
  ),
};

/** What belongs to none of the parts: ground, walls and roof. */
const shell = (
  <path d="M24 360 H186 M574 360 H716 M186 372 V360 H574 V372 M200 260 V148 M560 260 V148 M184 148 H576 L380 82 Z M186 372 H574 V424 H186 Z" />
);

/** Cut earth, hatched as in every section. */
const earth = <path d={hatching} />;

// The order of the record would be as good; this one is from top to bottom, as a pen would go.
const names: readonly PartName[] = [
  'missionIq',
  'keyFeatures',
  'agents',
  'orchestration',
  'pillars',
  'solution',
  'governanceModule',
  'dataIntegrationInterface',
  'genesis',
  'marketImpact',
];

type Callout = { name: PartName; number: number };

type HouseDrawingProps = {
  callouts: readonly Callout[];
  /** The part to draw in the accent. */
  lit: PartName | undefined;
};

/** The whole house, with the number of every part that the page tells of. The list beside it says the same. */
export function HouseDrawing({ callouts, lit }: HouseDrawingProps) {
  return (
    <Sheet viewBox="8 10 716 446" aria-hidden>
      {shell}
      <Faint>{earth}</Faint>
      {names.map((name) => (
        <g key={name} data-lit={name === lit}>
          {drawings[name]}
        </g>
      ))}
      {callouts.map(({ name, number }) => {
        const { x, y, leader } = around[name].callout;
        return (
          <g key={number} data-callout>
            {leader && <path data-accent="true" d={leader} />}
            <circle data-accent="true" cx={x} cy={y} r="13" />
            <text x={x} y={y} dy="0.36em" textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

/** The place of one part in the house, drawn large, the part itself in the accent. */
export function HouseDetail({ name }: { name: PartName }) {
  return (
    <Detail viewBox={around[name].view} aria-hidden>
      <Faint>
        {shell}
        {earth}
        {names.map((other) => other !== name && <g key={other}>{drawings[other]}</g>)}
      </Faint>
      <g data-accent="true">{drawings[name]}</g>
    </Detail>
  );
}

/** One pen for both sizes. */
const Sheet = styled(LineDrawing)`
  stroke-width: 1.5;

  path {
    vector-effect: non-scaling-stroke;
  }
  [data-lit='true'] {
    stroke: ${theme.color.accent};
  }
  circle {
    fill: ${theme.color.paper};
  }
  text {
    fill: ${theme.color.accent};
    stroke: none;
    font-family: ${theme.font.text};
    font-size: 14px;
    font-weight: ${theme.weight.medium};
  }
  /* On a phone the house is small, and its numbers are not. */
  @container (width < ${theme.width.compact}) {
    stroke-width: 1;

    circle {
      r: 21px;
    }
    text {
      font-size: 25px;
    }
  }
`;

const Detail = styled(LineDrawing)`
  aspect-ratio: 1;
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.paperRaised};
  stroke-width: 1.5;

  path {
    vector-effect: non-scaling-stroke;
  }
  [data-accent] {
    stroke-width: 2;
  }
`;

const Faint = styled.g`
  stroke: ${theme.color.ruleStrong};
  opacity: 0.55;
`;
