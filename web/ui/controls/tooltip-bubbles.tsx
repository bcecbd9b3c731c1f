import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { bandDeclarations, theme } from '../../theme/theme.ts';
import { tooltipAttribute } from './tooltip-attribute.ts';
import { TooltipTrigger } from './tooltip-trigger.tsx';

/** Tooltip open delay and skip-delay window, in milliseconds. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Distance of a tooltip from its control and from the edge of the window, in pixels. */
const TOOLTIP_OFFSET = 8;

export type TooltipTarget = { id: number; control: Element };

export type TooltipBubblesProps = { targets: readonly TooltipTarget[] };

/**
 * One tooltip for each control. It opens immediately on focus and after a delay on hover, stays open while the pointer is on
 * either, and closes with Escape (WCAG 2.2, 1.4.13).
 */
export function TooltipBubbles({ targets }: TooltipBubblesProps) {
  return (
    <Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {targets.map(({ id, control }) => (
        <TooltipBubble key={id} control={control} />
      ))}
    </Provider>
  );
}

function TooltipBubble({ control }: { control: Element }) {
  const [isOpen, setOpen] = useState(false);
  const text = control.getAttribute(tooltipAttribute) ?? '';
  useRemoval(isOpen ? control : undefined, () => setOpen(false));
  const mayOpen = () => control.isConnected && !showsText(control, text) && !isTouched(control);
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => setOpen(isWanted && mayOpen())}>
      <Trigger asChild>
        <TooltipTrigger control={control} />
      </Trigger>
      <Portal container={findLandmark(control)}>
        <Bubble sideOffset={TOOLTIP_OFFSET} collisionPadding={TOOLTIP_OFFSET}>
          {text}
        </Bubble>
      </Portal>
    </Root>
  );
}

/** Calls `onRemoval` when the element leaves the page, since it gets no event then. */
function useRemoval(element: Element | undefined, onRemoval: () => void): void {
  const notify = useEffectEvent(onRemoval);
  useEffect(() => {
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (!element.isConnected) notify();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
}

/** Whether a finger focused the control: nothing would close its tooltip then, as the pointer or Tab do. */
function isTouched(control: Element): boolean {
  const hasNoPointer = window.matchMedia?.('(hover: none)').matches ?? false;
  return hasNoPointer && !control.matches(':focus-visible');
}

/** Whether the control visibly contains the text itself; a label without space is clipped. */
function showsText(control: Element, text: string): boolean {
  return [control, ...control.querySelectorAll('*')].some((part) => {
    if (part.childElementCount > 0 || part.textContent?.trim() !== text.trim()) return false;
    const { clipPath } = getComputedStyle(part);
    return !clipPath || clipPath === 'none';
  });
}

/**
 * Returns the landmark around a control. Its tooltip is rendered there too, for screen reader users who navigate by landmarks.
 */
function findLandmark(control: Element): Element | null {
  return control.closest('main') ?? control.closest('header, footer');
}

const Bubble = styled(Content)`
  ${bandDeclarations}
  z-index: 4;
  max-width: ${theme.size.cardSmall};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: ${theme.border.hair} solid ${theme.color.bandRule};
  border-radius: ${theme.radius.small};
  box-shadow: ${theme.shadow.raised};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
  text-wrap: pretty;
`;
