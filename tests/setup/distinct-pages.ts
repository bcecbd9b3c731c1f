import { fixedPaths } from '../../web/app/routes.tsx';

/** One legal page stands for all, since they differ only in their text. Each of the three agents has another Impact Framework. */
export const distinctPages: readonly string[] = [
  ...fixedPaths.filter((path) => !/-(policy|standards|service|use)$|accessibility/.test(path)),
  ...['tara', 'preston', 'neo'].map((slug) => `/agent/${slug}`),
];
