// Spec section 9: storage key 'authenticated' with value 'true'.
const key = 'authenticated';
const unlocked = 'true';

let rememberedHere = false;

/** Whether this browser has unlocked the site. */
export function readFlag(): boolean {
  if (rememberedHere) return true;
  try {
    return window.localStorage.getItem(key) === unlocked;
  } catch {
    // Storage is refused (a private window, a blocked third party frame): only this page's memory counts.
    return false;
  }
}

/**
 * Remembers the unlock: for every tab where storage works, for this page where it is refused. This page hears of it as
 * the other tabs do.
 */
export function rememberUnlock(): void {
  try {
    window.localStorage.setItem(key, unlocked);
  } catch {
    rememberedHere = true;
  }
  window.dispatchEvent(new Event('storage'));
}

/** Whether the next document will know nothing of the unlock. */
export function isRememberedHereAlone(): boolean {
  return rememberedHere;
}

/**
 * Unlocks this page and no other, and keeps nothing: the Studio shows it in its preview. The gate hears of it as it
 * hears of another tab's unlock.
 */
export function unlockThisPage(): void {
  rememberedHere = true;
  window.dispatchEvent(new Event('storage'));
}
