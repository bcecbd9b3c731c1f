import { drawGarment, drawStripes } from './clothes.ts';
import { drawFace } from './face.ts';
import { drawStroke, ink, paperSunken } from './ink.ts';
import { drawMouth } from './mouth-drawing.ts';
import { type DrawnParts, drawParts } from './open-peeps.ts';
import type { Person } from './people.ts';
import { type Pose, restingPose } from './pose.ts';

/** The point around which the head turns. */
const neck = { x: 392, y: 570 };

/** Draws the portrait as a square SVG document with its background. */
export function drawPortrait(person: Person, pose: Pose = restingPose): string {
  return createPortraitDrawing(person)(pose);
}

/** Prepares the parts that do not move once, to draw many poses of one person. */
export function createPortraitDrawing(person: Person): (pose: Pose) => string {
  const parts = drawParts(person.parts);
  const { view, face } = person;
  const behind = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.edge} ${view.edge}" fill="none">`,
    `<title>${person.name}</title>`,
    `<rect x="${view.x}" y="${view.y}" width="${view.edge}" height="${view.edge}" fill="${paperSunken}"/>`,
    drawBody(person, parts.body),
    person.garment ? drawGarment(person.garment.kind, person.garment.color) : '',
  ].join('');
  const head = [parts.head, ...person.overHead].join('');
  const frames = drawGlasses(person, parts.glasses);
  const beard = face.mouth.belowMoustache ? '' : parts.facialHair;
  const moustache = face.mouth.belowMoustache ? parts.facialHair : '';
  return (pose) => {
    const mouth = pose.mouth ? drawMouth(pose.mouth, face.mouth) : '';
    const moving = [head, drawFace(face, pose), beard, mouth, moustache, frames];
    return `${behind}<g${writeHeadMotion(pose)}>${moving.join('')}</g></svg>`;
  };
}

function writeHeadMotion({ head: { tilt, nod } }: Pose): string {
  if (tilt === 0 && nod === 0) return '';
  return ` transform="translate(0 ${nod.toFixed(2)}) rotate(${tilt.toFixed(3)} ${neck.x} ${neck.y})"`;
}

function drawBody({ clothes, stripes, shade, parts }: Person, body: DrawnParts['body']): string {
  return [
    `<clipPath id="skin"><path clip-rule="evenodd" d="${body.skin}"/></clipPath>`,
    `<clipPath id="clothes"><path clip-rule="evenodd" d="${body.clothes}"/></clipPath>`,
    `<path fill="${parts.skin}" d="${body.skin}"/>`,
    `<path clip-path="url(#skin)" d="M270 500L500 500L474 578C446 634 340 640 306 588Z" fill="${shade}"/>`,
    `<path fill="${clothes}" d="${body.clothes}"/>`,
    stripes ? `<g clip-path="url(#clothes)">${drawStripes(stripes)}</g>` : '',
    `<path fill="${ink}" fill-rule="evenodd" d="${body.lines}"/>`,
    // Covers a gap of Open Peeps' lines at the near shoulder, through which the clothes would show.
    drawStroke('M240 588C249 588 258 589 266 591', ink, 9),
  ].join('');
}

/** Draws the glasses; hair that falls over the temples hides their arm. */
function drawGlasses({ templesFrom }: Person, drawing: string): string {
  if (!drawing || templesFrom === undefined) return drawing;
  return `<clipPath id="temples"><rect x="${templesFrom}" y="0" width="704" height="704"/></clipPath><g clip-path="url(#temples)">${drawing}</g>`;
}
