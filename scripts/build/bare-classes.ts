import type { Plugin } from 'vite';

// Both are read from the library's minified builds, in which the names differ.
/** How styled-components joins the classes of an element: those that name its components, that of its styles, and those it was given. */
const joined = /let (\w)=(\w+)\((\w),(\w)\);(return )?(\w)&&\(\1\+=" "\+\6\),(?=\w+\.className&&)/;
/** How it writes a hash of 32 bits in the letters of a class: six of them. */
const spelled = /for\((\w)=Math\.abs\((\w)\);(?=\1>52;)/;

/** What five letters can tell apart. */
const NAMES = 52 ** 5;

/**
 * Makes the classes of the site's elements short.
 *
 * - Those that name components are left out, the site's own, which begin with an underscore (`componentIds`). They are there
 *   for styles that name another component, which the site does not do (`web/theme/selectors.test.ts`).
 * - Those of styles have five letters instead of six. Of a thousand, two would be the same once in 700 builds; of the
 *   styles that pages come with, `tests/journeys/adopted-styles.test.ts` would tell.
 *
 * A build that never meets the library, or meets one that makes its classes in another way, ends with an error.
 */
export function bareClasses(): Plugin {
  let isChanged = false;
  return {
    name: 'bare-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styled-components\/dist\/[\w.-]+\.esm\.js$/ },
      handler(code) {
        isChanged = true;
        return { code: withShortClasses(code), map: null };
      },
    },
    generateBundle() {
      if (!isChanged)
        this.error(
          'No module of this build is styled-components: read where it is now, and change scripts/build/bare-classes.ts.',
        );
    },
  };
}

/**
 * The same library, with short classes. Elements of other libraries keep the names of their components.
 *
 * @throws Error where the library makes its classes in another way
 */
export function withShortClasses(code: string): string {
  if (!joined.test(code) || !spelled.test(code))
    throw new Error(
      'styled-components makes the classes of an element in another way than before: read how, and change scripts/build/bare-classes.ts.',
    );
  return code
    .replace(joined, 'let $1=$2($4[0]==="_"?"":$2($3,$4),$6);$5')
    .replace(spelled, `for($1=Math.abs($2)%${NAMES};`);
}
