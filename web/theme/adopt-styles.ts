import { __PRIVATE__, version } from 'styled-components';

type Tag = ReturnType<(typeof __PRIVATE__)['mainSheet']['getTag']>['tag'];

const separator = '/*!sc*/\n';

/**
 * Hands the styles of a page that was rendered ahead over to styled-components: it then knows which of its classes have
 * their rules, and adds to the same sheet what comes later. By itself it would insert every rule again into a sheet of its
 * own, and the browser would work out the styles of the whole page again (decision 2026-11-21-adopted-styles.md).
 *
 * The boot script leaves at the style element what `styleMarks` of `server/site/bare-styles.ts` wrote.
 */
export function adoptStyles(): void {
  const element = document.querySelector<HTMLStyleElement>('style[data-marks]');
  if (!element?.sheet) return;
  const css = element.textContent;
  const { text, rules, length } = readMarks(element.dataset.marks ?? '', css);
  delete element.dataset.marks;
  // Marks of other styles would say of rules that they are there.
  if (length !== css.length) return;

  const { mainSheet } = __PRIVATE__;
  const groups = mainSheet.getTag();
  // A browser leaves out rules that it does not know, and does not say which: then they are all inserted again.
  const isWhole = groups.tag.length === 0 && element.sheet.cssRules.length === rules;
  if (isWhole) groups.tag = tagOf(element.sheet);
  document.head.append(noteOf(text));
  mainSheet.rehydrate();
  if (!isWhole) element.remove();
}

/** The styles as styled-components wrote them, how many rules they hold, and the length of all of them in characters. */
function readMarks(marks: string, css: string): { text: string; rules: number; length: number } {
  let length = 0;
  let rules = 0;
  const parts = marks.split('\n').map((line) => {
    const size = Number(line);
    if (Number.isNaN(size)) return line;
    rules += 1;
    length += size;
    return css.slice(length - size, length);
  });
  return { text: parts.join(separator), rules, length };
}

/** A sheet whose rules are there already: they are what styled-components inserts first, in their order. */
function tagOf(sheet: CSSStyleSheet): Tag {
  let toCome = sheet.cssRules.length;
  return {
    length: 0,
    insertRule(index, rule) {
      toCome -= 1;
      if (toCome < 0) {
        try {
          sheet.insertRule(rule, index);
        } catch {
          // What the browser does not know.
          return false;
        }
      }
      this.length += 1;
      return true;
    },
    deleteRule(index) {
      sheet.deleteRule(index);
      this.length -= 1;
    },
    getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  };
}

/** What styled-components takes for a style element that a server wrote, and reads; no browser takes it for one. */
function noteOf(text: string): Element {
  const note = document.createElementNS(null, 'style');
  note.setAttribute('data-styled', '');
  note.setAttribute('data-styled-version', version);
  note.textContent = text;
  return note;
}
