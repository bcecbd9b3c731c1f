import type { JSX } from 'react';
import { styled } from 'styled-components';
import { LineDrawing } from './line-drawing.ts';

export type Capability =
  | 'automation'
  | 'collaboration'
  | 'training'
  | 'communication'
  | 'monitoring'
  | 'security';

/** A small decorative drawing beside the name of a capability. */
export function CapabilityMark({ capability }: { capability: Capability }) {
  return (
    <Mark viewBox="5 4 40 40" aria-hidden>
      {drawings[capability]}
    </Mark>
  );
}

const Mark = styled(LineDrawing)`
  stroke-width: 1.75;
`;

const drawings: Record<Capability, JSX.Element> = {
  /** One step that starts the next. */
  automation: (
    <>
      <path d="M5 8 H21 V22 H5 Z M27 30 H43 V43 H27 Z" />
      <path data-accent="true" d="M21 15 H35 V30 M30.5 25.5 L35 30 L39.5 25.5" />
    </>
  ),
  /** Two overlapping circles. */
  collaboration: (
    <>
      <circle cx="18" cy="24" r="13" />
      <circle data-accent="true" cx="30" cy="24" r="13" />
    </>
  ),
  /** An open book. */
  training: (
    <>
      <path d="M24 14 C20 10 12 9 5 10 V37 C12 36 20 37 24 41 C28 37 36 36 43 37 V10 C36 9 28 10 24 14" />
      <path data-accent="true" d="M24 14 V41" />
    </>
  ),
  /** A speech bubble. */
  communication: (
    <>
      <path d="M5 8 H43 V33 H22 L13 42 V33 H5 Z" />
      <path data-accent="true" d="M13 17 H35 M13 25 H27" />
    </>
  ),
  /** A screen with a pulse line. */
  monitoring: (
    <>
      <path d="M5 8 H43 V35 H5 Z M15 42 H33" />
      <path data-accent="true" d="M11 22 H18 L22 14 L27 29 L30 22 H37" />
    </>
  ),
  /** A padlock. */
  security: (
    <>
      <path d="M9 21 H39 V42 H9 Z M15 21 V15 C15 3 33 3 33 15 V21" />
      <path data-accent="true" d="M24 29 V35" />
    </>
  ),
};
