import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { __PRIVATE__, ServerStyleSheet, styled } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bareStyles, styleMarks } from '../../server/site/bare-styles.ts';
import { adoptStyles } from './adopt-styles.ts';

/** A document with a page that was rendered ahead, of components that styled-components has not met before. */
function newDocument() {
  const Button = styled.button<{ $color: string }>`
    color: ${({ $color }) => $color};

    &:hover {
      opacity: 0.5;
    }
  `;
  const WideButton = styled(Button)`
    width: 10rem;
    color: black;
  `;
  const page = (color: string) => <WideButton $color={color} />;

  const rendered = new ServerStyleSheet();
  const html = renderToString(rendered.collectStyles(page('red')));
  const styles = rendered.getStyleTags();
  document.head.innerHTML = bareStyles(styles);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const element = document.querySelector<HTMLStyleElement>('style[data-bare]');
  if (element) element.dataset.marks = styleMarks(styles);

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (color: string) => {
    flushSync(() => root.render(page(color)));
    return document.querySelector('div:last-child > button')?.className;
  };
  return { show, rendered: document.querySelector('#root > button')?.className };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  vi.unstubAllGlobals();
  __PRIVATE__.mainSheet.clearTag();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** The rules of each style element that has any. */
function sheets(): string[][] {
  return [...document.styleSheets]
    .map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')))
    .filter((rules) => rules.length > 0);
}

it('leaves the rules of a rendered page where they are', () => {
  const { show, rendered } = newDocument();
  const [before] = sheets();
  expect(before).toHaveLength(3);
  adoptStyles();
  expect(show('red')).toBe(rendered);
  expect(sheets()).toEqual([before]);
});

it('has what comes later take its place among them', () => {
  const { show } = newDocument();
  adoptStyles();
  const classes = show('blue')?.split(' ') ?? [];
  const [rules = [], ...others] = sheets();
  expect(others).toEqual([]);
  const placeOf = (declaration: string) => rules.findIndex((rule) => rule.includes(declaration));
  expect(rules).toHaveLength(5);
  expect(rules[placeOf('color: blue')]).toContain(classes.at(-2));
  expect(placeOf('color: red')).toBeLessThan(placeOf('color: blue'));
  expect(placeOf('color: blue'), 'what extends a component stands behind it').toBeLessThan(
    placeOf('color: black'),
  );
});

it('has styled-components write them again where a browser left some of them out', () => {
  const { show, rendered } = newDocument();
  const before = sheets().flat();
  document.styleSheets[0]?.deleteRule(1);
  adoptStyles();
  expect(show('red')).toBe(rendered);
  expect(sheets().flat()).toEqual(before);
  expect(document.querySelector('style[data-bare]')).toBeNull();
});

it('does nothing where nothing was rendered ahead', () => {
  document.head.innerHTML = '';
  adoptStyles();
  expect(document.head.innerHTML).toBe('');
});

it('leaves styles alone whose marks are those of others', () => {
  newDocument();
  const before = sheets();
  const element = document.querySelector('style');
  if (element) element.dataset.marks = element.dataset.marks?.replace(/^\d+/, '7') ?? '';
  adoptStyles();
  expect(sheets()).toEqual(before);
  expect(document.querySelectorAll('style')).toHaveLength(1);
});
