import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import type { ReactNode } from 'react';

const theme = buildTheme();

/** For tests: puts the Studio's theme around what is rendered, without the Studio. */
export function InStudioTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
