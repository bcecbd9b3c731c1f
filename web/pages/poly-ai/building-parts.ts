import { makeAnchorIds } from '../../data/anchor-ids.ts';
import type { PolyAiContent } from './poly-ai-query.ts';

export type PartKind = 'foundation' | 'pillar' | 'capstone';

/** A stone or pillar of the building, with its text. */
export interface Part {
  kind: PartKind;
  /** The `id` of the text, unique on the page. */
  id: string;
  /** The name of the part, or its number if it has none. */
  title: string;
  /** The position in its row, from 0. */
  index: number;
  /** The number of parts in the row. */
  count: number;
  /** A short description; only pillars have one. */
  role?: string | null | undefined;
  /** The text of a stone. */
  text?: string | null | undefined;
}

export interface BuildingParts {
  foundations: Part[];
  pillars: Part[];
  capstones: Part[];
}

/** Returns every part of the building in the page's content. */
export function listBuildingParts({ foundations, pillars, capstones }: PolyAiContent): BuildingParts {
  return {
    foundations: listParts(
      'foundation',
      foundations.map(({ title }) => title),
    ).map((part) => ({ ...part, text: foundations[part.index]?.text })),
    pillars: listParts(
      'pillar',
      pillars.map(({ name }) => name),
    ).map((part) => ({ ...part, role: pillars[part.index]?.role })),
    capstones: listParts(
      'capstone',
      capstones.map(({ title }) => title),
    ).map((part) => ({ ...part, text: capstones[part.index]?.text })),
  };
}

/** A pillar with the stones of the same position; each part may be missing. */
export interface BuildingColumn {
  foundation: Part | undefined;
  pillar: Part | undefined;
  capstone: Part | undefined;
}

/** Returns the columns of the building, as many as its longest row has parts. */
export function makeColumns({ foundations, pillars, capstones }: BuildingParts): BuildingColumn[] {
  const length = Math.max(foundations.length, pillars.length, capstones.length);
  return Array.from({ length }, (_, index) => ({
    foundation: foundations[index],
    pillar: pillars[index],
    capstone: capstones[index],
  }));
}

/** Returns one row of the building. */
export function listParts(kind: PartKind, names: readonly (string | null)[]): Part[] {
  return makeAnchorIds(kind, names).map((id, index) => ({
    kind,
    id,
    title: names[index]?.trim() || String(index + 1),
    index,
    count: names.length,
  }));
}
