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
  const rules = element.textContent.split('\n');
  const { text, count } = withMarks(rules, element.dataset.marks ?? '');
  delete element.dataset.marks;
  // Marks of other styles would say of rules that they are there.
  if (count !== rules.length) return;

  const { mainSheet } = __PRIVATE__;
  const groups = mainSheet.getTag();
  // A browser leaves out rules that it does not know, and does not say which: then they are all inserted again.
  const isWhole = groups.tag.length === 0 && element.sheet.cssRules.length === count;
  if (isWhole) groups.tag = tagOf(element.sheet);
  document.head.append(noteOf(text));
  mainSheet.rehydrate();
  if (!isWhole) element.remove();
}

/** The styles as styled-components wrote them, and of how many rules the marks speak. */
function withMarks(rules: readonly string[], marks: string): { text: string; count: number } {
  let count = 0;
  let group = 0;
  const parts = marks.split('\n').flatMap((line) => {
    const [size, step, id, classes] = line.split(' ');
    const first = count;
    count += Number(size);
    group += Number(step);
    return [...rules.slice(first, count), `data-styled.g${group}[id="${id}"]{content:"${classes}"}`];
  });
  return { text: parts.join(separator), count };
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
