import type { SanityDocumentLike } from 'sanity';

/**
 * A document as the beginning of another one: without what belongs to one page alone, which is its address, those it
 * had before, and a talking video that is being made for it, found by the address.
 *
 * @param place where the copy stands in its list; without one it comes last
 */
export function asCopy(original: SanityDocumentLike, place: string | undefined): SanityDocumentLike {
  const { slug: _address, formerSlugs: _earlier, avatarRun: _video, orderRank, ...words } = original;
  return orderRank === undefined || place === undefined ? words : { ...words, orderRank: place };
}
