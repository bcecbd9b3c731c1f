import { namedIds } from '../../content/anchor-ids.ts';
import type { PolyAiContent } from './poly-ai-query.ts';

export type PartKind = 'foundation' | 'pillar' | 'capstone';

/** A stone or pillar of the drawn building, and the text it leads to. */
export interface Part {
  kind: PartKind;
  /** The `id` of the text, unique on the page. */
  id: string;
  /** What the part is called; its number while it has no name. */
  title: string;
  /** The place in its row, from 0. */
  index: number;
  /** How many parts the row has. */
  count: number;
  /** What it does, in a few words; a stone's name says it all. */
  role?: string | null | undefined;
  /** What is written about a stone. */
  text?: string | null | undefined;
}

export interface BuildingParts {
  foundations: Part[];
  pillars: Part[];
  capstones: Part[];
}

/** Every part of the building that the page's content describes. */
export function buildingParts({ foundations, pillars, capstones }: PolyAiContent): BuildingParts {
  return {
    foundations: partsOf(
      'foundation',
      foundations.map(({ title }) => title),
    ).map((part) => ({ ...part, text: foundations[part.index]?.text })),
    pillars: partsOf(
      'pillar',
      pillars.map(({ name }) => name),
    ).map((part) => ({ ...part, role: pillars[part.index]?.role })),
    capstones: partsOf(
      'capstone',
      capstones.map(({ title }) => title),
    ).map((part) => ({ ...part, text: capstones[part.index]?.text })),
  };
}

/** One row of the building. */
export function partsOf(kind: PartKind, names: readonly (string | null)[]): Part[] {
  return namedIds(kind, names).map((id, index) => ({
    kind,
    id,
    title: names[index]?.trim() || String(index + 1),
    index,
    count: names.length,
  }));
}
