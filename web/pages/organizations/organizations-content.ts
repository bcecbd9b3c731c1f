import type { ORGANIZATIONS_QUERY_RESULT } from '../../content/sanity.types.ts';

/** What the organizations page's query yields for a page that exists. */
export type OrganizationsContent = NonNullable<ORGANIZATIONS_QUERY_RESULT>;

/** A kind of organization with its number, which is its place in the editors' order. */
export interface OrganizationEntry {
  /** Of its element, so that the index can lead to it. */
  id: string;
  number: number;
  name: string;
  description: string;
}

/** The entries of the list, numbered from 1. */
export function entriesOf(types: OrganizationsContent['organizationTypes']): OrganizationEntry[] {
  return types.map(({ _id, name, description }, position) => ({
    id: _id,
    number: position + 1,
    name: name ?? '',
    description: description ?? '',
  }));
}
