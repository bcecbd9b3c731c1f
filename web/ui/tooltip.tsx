import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { tooltipAttribute } from './tooltip-attribute.ts';
import type { TooltipBubblesProps, TooltipTarget } from './tooltip-bubbles.tsx';

/** The bubbles weigh more than a page: they come when somebody first meets a control that has one. */
const TooltipBubbles = lazy(async (): Promise<{ default: ComponentType<TooltipBubblesProps> }> => {
  try {
    const { TooltipBubbles: bubbles } = await import('./tooltip-bubbles.tsx');
    return { default: bubbles };
  } catch {
    // Without a network a page does without its tooltips.
    return { default: () => null };
  }
});

/** Stands once in the application and gives every control that `withTooltip` marks its bubble. */
export function TooltipLayer() {
  const [targets, setTargets] = useState<readonly TooltipTarget[]>([]);

  useEffect(() => {
    let lastId = 0;
    const meet = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(`[${tooltipAttribute}]`) : null;
      if (!control) return;
      lastId += 1;
      const met = { id: lastId, control };
      setTargets((known) => {
        if (known.some((other) => other.control === control)) return known;
        // What has left the page is forgotten.
        return [...known.filter((other) => other.control.isConnected), met];
      });
    };
    document.addEventListener('pointerover', meet);
    document.addEventListener('focusin', meet);
    return () => {
      document.removeEventListener('pointerover', meet);
      document.removeEventListener('focusin', meet);
    };
  }, []);

  if (targets.length === 0) return null;
  return (
    <Suspense>
      <TooltipBubbles targets={targets} />
    </Suspense>
  );
}
