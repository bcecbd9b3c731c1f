// Storage key 'authenticated' with value 'true'.
const key = 'authenticated';
const unlocked = 'true';

let rememberedHere = false;

/** Whether this browser has unlocked the site. */
export function readFlag(): boolean {
  if (rememberedHere) return true;
  try {
    return window.localStorage.getItem(key) === unlocked;
  } catch {
    // Storage is blocked (a private window, or a frame of a third party); only this page's memory counts.
    return false;
  }
}

/**
 * Remembers the unlock: for every tab if storage works, otherwise for this page. Dispatches a storage event, which only other
 * tabs would get.
 */
export function rememberUnlock(): void {
  try {
    window.localStorage.setItem(key, unlocked);
  } catch {
    rememberedHere = true;
  }
  window.dispatchEvent(new Event('storage'));
}

/** Whether the unlock is lost when the document is reloaded. */
export function isRememberedHereAlone(): boolean {
  return rememberedHere;
}

/**
 * Unlocks this page without storing anything; used by the Studio's preview. The gate gets a storage event, as for another tab's
 * unlock.
 */
export function unlockThisPage(): void {
  rememberedHere = true;
  window.dispatchEvent(new Event('storage'));
}
