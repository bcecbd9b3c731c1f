import { expect, it } from 'vitest';
import { bareStyles, styleMarks } from './bare-styles.ts';

const styles = `<style data-styled="true" data-styled-version="6.6.0">.a{color:red;}/*!sc*/
.a::before{content:"b,";}/*!sc*/
data-styled.g1[id="sc-1x2y3z-0"]{content:"a,"}/*!sc*/
.c{gap:1px;}/*!sc*/
data-styled.g12[id="sc-1x2y3z-1"]{content:"c,d,"}/*!sc*/
</style>`;

it('leaves the rules and takes out what only a script needs', () => {
  expect(bareStyles(styles)).toBe(
    '<style data-bare>.a{color:red;}\n.a::before{content:"b,";}\n.c{gap:1px;}</style>',
  );
});

it('tells a script what it needs beside the rules', () => {
  expect(styleMarks(styles).split('\n')).toEqual(['2 1 sc-1x2y3z-0 a', '1 11 sc-1x2y3z-1 c,d']);
});
