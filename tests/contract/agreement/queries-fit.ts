import type { SanityQueries } from '@sanity/client';
import type {} from '../../../web/content/sanity.types.ts';

/** The places of a result in which there is never anything: TypeGen found no such field in the content model. */
export type EmptyPlaces<Result, Path extends string = ''> = [Result] extends [null | undefined]
  ? Path
  : [NonNullable<Result>] extends [string | number | boolean]
    ? never
    : [NonNullable<Result>] extends [readonly (infer Item)[]]
      ? EmptyPlaces<Item, `${Path}[]`>
      : {
          // Of a union of types the places that all have, so one of them may lack what another has.
          [Name in keyof NonNullable<Result> & string]: EmptyPlaces<
            NonNullable<Result>[Name],
            `${Path}.${Name}`
          >;
        }[keyof NonNullable<Result> & string];

type EmptyPlacesOfQueries = {
  [Query in keyof SanityQueries]: EmptyPlaces<SanityQueries[Query]>;
}[keyof SanityQueries];

/** A query that no longer fits the content model fails the type check here, and the message names the field. */
export const everyQueryFits: [EmptyPlacesOfQueries] extends [never] ? true : EmptyPlacesOfQueries = true;
