import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import type { ReactNode } from 'react';

const theme = buildTheme();

/** Renders components in the Studio's theme, without the Studio. */
export function InStudioTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
