import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { tooltipAttribute } from './tooltip-attribute.ts';
import type { TooltipBubblesProps, TooltipTarget } from './tooltip-bubbles.tsx';

/** Loaded when the page is idle, so that the first tooltip opens as soon as the later ones: the code is larger than a page's. */
const loadBubbles = async (): Promise<{ default: ComponentType<TooltipBubblesProps> }> => {
  try {
    const { TooltipBubbles: bubbles } = await import('./tooltip-bubbles.tsx');
    return { default: bubbles };
  } catch {
    // A page works without tooltips when their code fails to load.
    return { default: () => null };
  }
};

const TooltipBubbles = lazy(loadBubbles);

/** Rendered once in the application: shows a tooltip for every control with the attribute. */
export function TooltipLayer() {
  const [targets, setTargets] = useState<readonly TooltipTarget[]>([]);

  useEffect(() => {
    // Safari has no idle callback; there, the code loads with the first tooltip.
    const idle = window.requestIdleCallback?.(() => void loadBubbles());
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);

  useEffect(() => {
    let lastId = 0;
    const onHoverOrFocus = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(`[${tooltipAttribute}]`) : null;
      if (!control) return;
      lastId += 1;
      const added = { id: lastId, control };
      setTargets((known) => {
        if (known.some((other) => other.control === control)) return known;
        // Drops controls that have left the page.
        return [...known.filter((other) => other.control.isConnected), added];
      });
    };
    document.addEventListener('pointerover', onHoverOrFocus);
    document.addEventListener('focusin', onHoverOrFocus);
    return () => {
      document.removeEventListener('pointerover', onHoverOrFocus);
      document.removeEventListener('focusin', onHoverOrFocus);
    };
  }, []);

  if (targets.length === 0) return null;
  return (
    <Suspense>
      <TooltipBubbles targets={targets} />
    </Suspense>
  );
}
