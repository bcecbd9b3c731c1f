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
    '<style data-bare>.a{color:red;}.a::before{content:"b,";}.c{gap:1px;}</style>',
  );
});

it('keeps what a script needs beside the rules, and where each of them ends', () => {
  expect(styleMarks(styles).split('\n')).toEqual([
    '14',
    '25',
    'data-styled.g1[id="sc-1x2y3z-0"]{content:"a,"}',
    '12',
    'data-styled.g12[id="sc-1x2y3z-1"]{content:"c,d,"}',
  ]);
});
