import { useEffect } from 'react';
import { definePlugin, type LayoutProps } from 'sanity';

/**
 * Number of focused elements to remember. The latest may be a menu item that opened the dialog and was removed
 * with its menu.
 */
const MAX_REMEMBERED = 20;

/**
 * Restores the focus when a dialog that contained it closes, to the last focused element that still exists. The
 * Studio leaves the focus on the body, so keyboard and screen reader users would start again at the top of the
 * page.
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
      // Code that closed the dialog may have moved the focus itself.
      if (document.activeElement !== document.body) return;
      // Removed and hidden elements cannot be focused.
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
