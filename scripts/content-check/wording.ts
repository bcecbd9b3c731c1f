import { localPlaceholders, siteFactFields, unknownPlaceholders } from '../../schemas/placeholders.ts';
import { type Content, ofType, type PlacedText, textsOf } from './dataset.ts';
import { type Finding, findingAt } from './finding.ts';

/** Filler words: what to search for, and what to write instead. */
const filler: readonly (readonly [RegExp, string])[] = [
  [/\bleverag\w+/i, 'Say “use”'],
  [/\bunlock\w*/i, 'Say what becomes possible'],
  [/\bseamless\w*/i, 'Say what no longer has to be done by hand'],
  [
    /\b(cutting-edge|state-of-the-art|world-class|best-in-class|next-level)\b/i,
    'Say what is better, and for whom',
  ],
  [/\bgame-?chang\w+/i, 'Say what changes'],
  [/\brevolutioni[sz]\w+/i, 'Say what changes'],
  [/\b(empower|supercharg|elevat|turbocharg)\w*/i, 'Say what people can do afterwards'],
  [/\b(synerg\w+|paradigm\w*|holistic\w*|robust\w*|turnkey)\b/i, 'Use a plain word, or none'],
  [/\butili[sz]\w+/i, 'Say “use”'],
  [/\b(streamlin|optimi[sz])\w+/i, 'Say which steps fall away'],
  [/\bharness\w*/i, 'Say “use”'],
  [/\b(delve|tapestry|ever-evolving|fast-paced)\b/i, 'Use a plain word, or none'],
];

/** Spellings not used in the United States, and what to write. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(\w*(?:organ|recogn|real|special|minim|maxim|summar|priorit|author|final|emphas|custom|apolog))is(e|es|ed|ing|ation|ations)\b/i,
    '$1iz$2',
  ],
  [/\bprogramme(s?)\b/i, 'program$1'],
  [/\b(\w*)(colo|favo|behavio|labo|hono|neighbo|endeavo)ur(\w*)\b/i, '$1$2r$3'],
  [/\b(cent|theat|met)re(s?)\b/i, '$1er$2'],
  [/\banalys(e|ed|ing)\b/i, 'analyz$1'],
  [/\b(cancel|travel|label|model|counsel)l(ed|ing)\b/i, '$1$2'],
  [/\b(licen|defen|offen)ce(s?)\b/i, '$1se$2'],
  [/\b(enrol|fulfil)(s|ment)\b/i, '$1l$2'],
  [/\bcheque(s?)\b/i, 'check$1'],
  [/\bgrey\b/i, 'gray'],
];

/** Texts that the specification gives verbatim and that would otherwise be reported. */
const fixedTexts: ReadonlySet<string> = new Set([
  'Ready to elevate your Compliance?',
  'Ready to empower your Fundraising & Donor Management?',
  'Ready to Elevate Your {domain}?',
  "Impact Agent's Intelligence",
]);

/** Fields that are the values of placeholders, so that they contain none. */
const factFields: ReadonlySet<unknown> = new Set(Object.values(siteFactFields));

/** Reports filler words, non-US spellings, straight quotes, and the product's name in place of its placeholder. */
export function checkWording(content: Content): Finding[] {
  const names = ofType(content, 'siteSettings').flatMap(({ productName }) =>
    typeof productName === 'string' && productName.trim() ? [productName.trim()] : [],
  );
  return content
    .flatMap(textsOf)
    .filter((text) => !fixedTexts.has(text.value))
    .flatMap((text) => [
      ...fillerIn(text),
      ...spellingIn(text),
      ...quotesIn(text),
      ...bracesIn(text),
      ...names.flatMap((name) => productNameIn(text, name)),
    ]);
}

function fillerIn(text: PlacedText): Finding[] {
  return filler.flatMap(([pattern, instead]) => {
    const word = pattern.exec(text.value)?.[0];
    return word ? [findingAt(text, `“${word}” says nothing that a reader can check. ${instead}.`)] : [];
  });
}

function spellingIn(text: PlacedText): Finding[] {
  return spellings.flatMap(([pattern, american]) => {
    const word = pattern.exec(text.value)?.[0];
    return word
      ? [findingAt(text, `“${word}” is not US spelling. Write “${word.replace(pattern, american)}”.`)]
      : [];
  });
}

function quotesIn(text: PlacedText): Finding[] {
  return /['"]/.test(text.value)
    ? [
        findingAt(
          text,
          'This text has straight quotation marks. Use ’ for an apostrophe and “ ” around words.',
        ),
      ]
    : [];
}

function bracesIn(text: PlacedText): Finding[] {
  const isFact = text.document._type === 'siteSettings' && factFields.has(text.path.at(-1));
  // The content model's rules check whether a placeholder is used where the site can replace it.
  const unknown = isFact
    ? text.value.match(/\{[^{}]*\}/)?.[0]
    : unknownPlaceholders(text.value, localPlaceholders)[0];
  if (unknown === undefined) return [];
  const known = isFact ? '' : ` It knows {${Object.keys(siteFactFields).join('}, {')}}.`;
  const fault = `The site does not fill in ${unknown} here and would show it as it stands.`;
  return [findingAt(text, `${fault} Write the words themselves.${known}`)];
}

function productNameIn(text: PlacedText, name: string): Finding[] {
  if (text.document._type === 'siteSettings' && text.path.at(-1) === 'productName') return [];
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u');
  return mention.test(text.value)
    ? [
        findingAt(
          text,
          `This text says “${name}”. Write {product} instead, so that it follows when the product is renamed.`,
        ),
      ]
    : [];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
