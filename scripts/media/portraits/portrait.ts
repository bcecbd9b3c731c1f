import { visemes } from '../mouth/mouth-shape.ts';
import { drawGarment, stripes } from './clothes.ts';
import { drawFace, type Pose } from './face.ts';
import { ink, paperSunken, stroke } from './ink.ts';
import { drawMouth } from './mouth-drawing.ts';
import { type DrawnParts, drawParts } from './open-peeps.ts';
import type { Person } from './people.ts';

export const restingPose: Pose = { mouth: visemes.rest, blink: 0, brows: 0 };

/** The portrait as an SVG document, square, paper included. */
export function portraitSvg(person: Person, pose: Pose = restingPose): string {
  const parts = drawParts(person.parts);
  const { view, face } = person;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.edge} ${view.edge}" fill="none">`,
    `<title>${person.name}</title>`,
    `<rect x="${view.x}" y="${view.y}" width="${view.edge}" height="${view.edge}" fill="${paperSunken}"/>`,
    drawBody(person, parts.body),
    drawGarment(person.garment.kind, person.garment.color),
    parts.head,
    ...person.overHead,
    drawFace(face, pose),
    face.mouth.belowMoustache ? '' : parts.facialHair,
    drawMouth(pose.mouth, face.mouth),
    face.mouth.belowMoustache ? parts.facialHair : '',
    glasses(person, parts.glasses),
    '</svg>',
  ].join('');
}

function drawBody({ clothes, shade, parts, garment }: Person, body: DrawnParts['body']): string {
  return [
    `<clipPath id="skin"><path clip-rule="evenodd" d="${body.skin}"/></clipPath>`,
    `<clipPath id="clothes"><path clip-rule="evenodd" d="${body.clothes}"/></clipPath>`,
    `<path fill="${parts.skin}" d="${body.skin}"/>`,
    `<path clip-path="url(#skin)" d="M270 500L500 500L474 578C446 634 340 640 306 588Z" fill="${shade}"/>`,
    `<path fill="${clothes}" d="${body.clothes}"/>`,
    garment.kind === 'stripes' ? `<g clip-path="url(#clothes)">${stripes(garment.color)}</g>` : '',
    `<path fill="${ink}" fill-rule="evenodd" d="${body.lines}"/>`,
    // The lines of Open Peeps leave a gap at the near shoulder, through which the clothes would show.
    stroke('M240 588C249 588 258 589 266 591', ink, 9),
  ].join('');
}

/** Hair that falls over the temples hides the arm of the glasses. */
function glasses({ templesFrom }: Person, drawing: string): string {
  if (!drawing || templesFrom === undefined) return drawing;
  return `<clipPath id="temples"><rect x="${templesFrom}" y="0" width="704" height="704"/></clipPath><g clip-path="url(#temples)">${drawing}</g>`;
}
