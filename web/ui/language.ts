import { createContext } from 'react';
import { readLanguage } from '../data/language.ts';

/** The language of the content, as a BCP 47 tag; from Site settings. */
export const Language = createContext(readLanguage(undefined));
