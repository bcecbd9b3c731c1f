import type { SanityQueries } from '@sanity/client';
import type {} from '../../../content/sanity.types.ts';

/** The paths in a result type that are always null: TypeGen found no such field in the content model. */
type EmptyPlaces<Result, Path extends string = ''> = [Result] extends [null | undefined]
  ? Path
  : [NonNullable<Result>] extends [string | number | boolean]
    ? never
    : [NonNullable<Result>] extends [readonly (infer Item)[]]
      ? EmptyPlaces<Item, `${Path}[]`>
      : {
          // For a union, only paths that are null in all of its types, since one type may lack another's fields.
          [Name in keyof NonNullable<Result> & string]: EmptyPlaces<
            NonNullable<Result>[Name],
            `${Path}.${Name}`
          >;
        }[keyof NonNullable<Result> & string];

type EmptyPlacesOfQueries = {
  [Query in keyof SanityQueries]: EmptyPlaces<SanityQueries[Query]>;
}[keyof SanityQueries];

/** Fails the type check, with the name of the field, when a query no longer fits the content model. */
export const everyQueryFits: [EmptyPlacesOfQueries] extends [never] ? true : EmptyPlacesOfQueries = true;
