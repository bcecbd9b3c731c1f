import { type Content, type PlacedText, textsOf } from './dataset.ts';
import { documentName, type Finding, findingAt, placeName } from './finding.ts';

type Figure = { figure: string; pattern: RegExp; home: string };

/** Target figures of spec section 9 and claims of section 1, and where each is to be read, once. */
const plannedFigures: readonly Figure[] = [
  { figure: 'e-file rejects under 1%', pattern: /e-file rejects under 1%/g, home: 'agent-tara' },
  { figure: 'close-to-file within 48h', pattern: /close-to-file within 48h/g, home: 'agent-tara' },
  {
    figure: '95% of reconciliation items auto-resolved',
    pattern: /95% of reconciliation items auto-resolved/g,
    home: 'agent-tara',
  },
  {
    figure: 'forecast accuracy of plus or minus 5% at 60 days',
    pattern: /forecast accuracy of plus or minus 5% at 60 days/g,
    home: 'agent-tara',
  },
  { figure: '10-15% retention lift', pattern: /10-15% retention lift/g, home: 'agent-monet' },
  { figure: '98% data validity', pattern: /98% data validity/g, home: 'agent-diana' },
  { figure: '80%', pattern: /(?<![\d.])80%/g, home: 'platform' },
  { figure: '150%', pattern: /(?<![\d.])150%/g, home: 'platform' },
  { figure: '200%', pattern: /(?<![\d.])200%/g, home: 'platform' },
];

/** Each figure must be read once, where it belongs, and be called planned: nobody has measured it. */
export function checkFigures(content: Content): Finding[] {
  const texts = content.flatMap(textsOf);
  return plannedFigures.flatMap((figure) => {
    const places = texts.flatMap((text) =>
      [...text.value.matchAll(figure.pattern)].map((): PlacedText => text),
    );
    const home = content.find((document) => document._id === figure.home);
    const [first, ...others] = places;
    if (!first) return home ? [missing(home, figure)] : [];
    return [
      ...others.map((other) => repeated(other, first, figure)),
      ...misplaced(first, home, figure),
      ...unplanned(first, texts, figure),
    ];
  });
}

function missing(document: Content[number], { figure }: Figure): Finding {
  return findingAt(
    { document, path: [], value: undefined },
    `The target figure “${figure}” is nowhere on the site. Put it back, once, as a planned target.`,
  );
}

function repeated(place: PlacedText, first: PlacedText, { figure }: Figure): Finding {
  return findingAt(
    place,
    `The figure ${figure} is also at ${placeName(first)}. It may be read in one place only: take it out here, or there.`,
  );
}

function misplaced(place: PlacedText, home: Content[number] | undefined, { figure }: Figure): Finding[] {
  if (!home || place.document === home) return [];
  return [findingAt(place, `The figure ${figure} belongs to ${documentName(home)}. Move it there.`)];
}

/** A figure that stands alone, as in a statistic, is called planned by the text beside it. */
function unplanned(place: PlacedText, texts: readonly PlacedText[], { figure }: Figure): Finding[] {
  const beside = texts.filter(
    (text) =>
      text.document === place.document &&
      text.path.slice(0, -1).join() === place.path.slice(0, -1).join() &&
      typeof place.path.at(-1) === 'string',
  );
  if ([place, ...beside].some(({ value }) => /\bplanned\b/i.test(value))) return [];
  return [
    findingAt(place, `The figure ${figure} is stated as a fact. Call it a planned target in this text.`),
  ];
}
