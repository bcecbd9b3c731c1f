import { useEffect } from 'react';
import { definePlugin, type LayoutProps } from 'sanity';

/** How many elements are remembered: what opened a dialog may have been an item of a menu, which has gone too. */
const REMEMBERED = 20;

/**
 * Gives the focus back when a dialog goes that had it: to the element that had it last and is still there. The Studio leaves it
 * on the page, and whoever works by the keyboard or listens begins again at its top.
 */
export function useDialogFocus(): void {
  useEffect(() => {
    const focused: HTMLElement[] = [];
    let dialog: Element | null = null;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      dialog = target.closest('[role="dialog"]');
      focused.push(target);
      if (focused.length > REMEMBERED) focused.shift();
    };
    const giveBack = () => {
      // Whoever closed the dialog may have said where the focus goes.
      if (document.activeElement !== document.body) return;
      // An element that has gone or is hidden does not take it.
      focused.findLast((element) => {
        element.focus();
        return document.activeElement === element;
      });
    };
    const observer = new MutationObserver(() => {
      if (!dialog || dialog.isConnected) return;
      dialog = null;
      setTimeout(giveBack);
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

/** A dialog that is closed leaves the focus where the work is. */
export const dialogFocus = definePlugin({
  name: 'dialog-focus',
  studio: { components: { layout: LayoutWithDialogFocus } },
});
