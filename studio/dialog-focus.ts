import { useEffect } from 'react';
import { definePlugin, type LayoutProps } from 'sanity';

/** How many focused elements are remembered: the one that opened a dialog may be a menu item, which is removed with its menu. */
const MAX_REMEMBERED = 20;

/**
 * Restores the focus when a dialog that had it closes: to the element that was focused last and still exists. The Studio leaves it
 * on the page, so that users of a keyboard or a screen reader would start again at the top.
 */
export function useDialogFocus(): void {
  useEffect(() => {
    const focused: HTMLElement[] = [];
    let dialog: Element | null = null;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      dialog = target.closest('[role="dialog"]');
      focused.push(target);
      if (focused.length > MAX_REMEMBERED) focused.shift();
    };
    const restoreFocus = () => {
      // The code that closed the dialog may have set the focus.
      if (document.activeElement !== document.body) return;
      // A removed or hidden element does not take the focus.
      focused.findLast((element) => {
        element.focus();
        return document.activeElement === element;
      });
    };
    const observer = new MutationObserver(() => {
      if (!dialog || dialog.isConnected) return;
      dialog = null;
      setTimeout(restoreFocus);
    });

    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function LayoutWithDialogFocus(props: LayoutProps) {
  useDialogFocus();
  return props.renderDefault(props);
}

/** Restores the focus after each dialog of the Studio. */
export const dialogFocus = definePlugin({
  name: 'dialog-focus',
  studio: { components: { layout: LayoutWithDialogFocus } },
});
