import { ThemeProvider, useRootTheme } from '@sanity/ui';
import { type ReactNode, useMemo } from 'react';
import { type ActiveToolLayoutProps, definePlugin } from 'sanity';

/**
 * Gives the Scheduled tool the layout of phones below 900 px. In the one for 600 to 900 px, a tooltip inside of a popover
 * ends the tool with an error (@sanity/ui 4.4.10: `Tooltip` calls the ref of its `Popover` with null).
 */
function ScheduledToolLayout(props: ActiveToolLayoutProps) {
  return props.activeTool.name === 'releases' ? (
    <WithoutMiddleWidths>{props.renderDefault(props)}</WithoutMiddleWidths>
  ) : (
    props.renderDefault(props)
  );
}

function WithoutMiddleWidths({ children }: { children: ReactNode }) {
  const { theme } = useRootTheme();
  const narrow = useMemo(() => {
    const [phone = 360, , tablet = 900, ...wider] = theme.v2?.media ?? [];
    return theme.v2 && { ...theme, v2: { ...theme.v2, media: [phone, tablet, tablet, ...wider] } };
  }, [theme]);
  return <ThemeProvider theme={narrow ?? theme}>{children}</ThemeProvider>;
}

export const scheduledToolLayout = definePlugin({
  name: 'scheduled-tool-layout',
  studio: { components: { activeToolLayout: ScheduledToolLayout } },
});
