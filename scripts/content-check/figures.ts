import { type Content, listsAt, type PlacedText, textsOf } from './dataset.ts';
import { documentName, type Finding, findingAt, placeName } from './finding.ts';

/** A figure and the one document it is read in; with `onCard`, on one of that agent's problem cards. */
type Figure = { figure: string; pattern: RegExp; home: string; onCard?: true };

/** Target figures of spec section 9, which has them in card copy, and claims of section 1. */
const plannedFigures: readonly Figure[] = [
  onCard('e-file rejects under 1%', 'agent-tara'),
  onCard('close-to-file within 48h', 'agent-tara'),
  onCard('95% of reconciliation items auto-resolved', 'agent-tara'),
  onCard('forecast accuracy of plus or minus 5% at 60 days', 'agent-tara'),
  onCard('10-15% retention lift', 'agent-monet'),
  onCard('98% data validity', 'agent-diana'),
  { figure: '80%', pattern: /(?<![\d.])80%/g, home: 'platform' },
  { figure: '150%', pattern: /(?<![\d.])150%/g, home: 'platform' },
  { figure: '200%', pattern: /(?<![\d.])200%/g, home: 'platform' },
];

function onCard(figure: string, home: string): Figure {
  return { figure, pattern: new RegExp(figure, 'g'), home, onCard: true };
}

/** Each figure must be read once, where it belongs, and be called planned: nobody has measured it. */
export function checkFigures(content: Content): Finding[] {
  const texts = content.flatMap(textsOf).filter(isShown);
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

/** An agent's page shows its cards or its priorities: the editor's choice, else the cards if there are any. */
function isShown({ document, path: [field] }: PlacedText): boolean {
  if (field !== 'problemCards' && field !== 'priorityData') return true;
  const hasCards = listsAt(document, 'problemCards').some(({ value }) => value.length > 0);
  const form = document.impactView ?? (hasCards ? 'cards' : 'priorities');
  return form === (field === 'problemCards' ? 'cards' : 'priorities');
}

function missing(document: Content[number], { figure, onCard }: Figure): Finding {
  return findingAt(
    { document, path: [], value: undefined },
    onCard
      ? `The target figure “${figure}” is nowhere on the site. Put it back, once, as a planned target on a problem card, and let the page show the cards.`
      : `The target figure “${figure}” is nowhere on the site. Put it back, once, as a planned target.`,
  );
}

function repeated(place: PlacedText, first: PlacedText, { figure }: Figure): Finding {
  return findingAt(
    place,
    `The figure ${figure} is also at ${placeName(first)}. It may be read in one place only: take it out here, or there.`,
  );
}

function misplaced(place: PlacedText, home: Content[number] | undefined, rule: Figure): Finding[] {
  const { figure, onCard } = rule;
  if (!home) return [];
  if (place.document === home) {
    if (!onCard || place.path[0] === 'problemCards') return [];
    return [findingAt(place, `The figure ${figure} belongs on a problem card. Move it to one.`)];
  }
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
  if ([place, ...beside].some(({ value }) => /\bplanned\b/i.test(value)) || standsBelowLabel(place))
    return [];
  return [
    findingAt(place, `The figure ${figure} is stated as a fact. Call it a planned target in this text.`),
  ];
}

/** The numbers of the platform have one word above each of them. */
function standsBelowLabel({ document, path }: PlacedText): boolean {
  return path[0] === 'claims' && /\btarget\b/i.test(String(document.claimsLabel));
}
