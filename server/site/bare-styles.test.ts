import { expect, it } from 'vitest';
import { bareStyles } from './bare-styles.ts';

it('leaves the rules and takes out what only a script needs', () => {
  const styles = `<style data-styled="true" data-styled-version="6.6.0">.a{color:red;}/*!sc*/
.a::before{content:"b,";}/*!sc*/
data-styled.g1[id="sc-1x2y3z-0"]{content:"a,"}/*!sc*/
.c{gap:1px;}/*!sc*/
data-styled.g12[id="sc-1x2y3z-1"]{content:"c,d,"}/*!sc*/
</style>`;
  expect(bareStyles(styles)).toBe(
    '<style data-bare>.a{color:red;}.a::before{content:"b,";}.c{gap:1px;}</style>',
  );
});
