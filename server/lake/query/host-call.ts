import type { GroqNode } from './groq-tree.ts';

/** The reserved parameter under which an evaluation finds the dataset; no `$name` can be written like this. */
export const DATASET_PARAMETER = 'lake::dataset';

/**
 * A node that calls a JavaScript function with the values of `args`.
 *
 * groq-js takes no functions of ours, but its `+` joins two arrays by calling `concat` on the left one. A literal
 * array whose `concat` is ours therefore receives the evaluated right-hand array, in the right scope, and may
 * answer with any JSON value. This holds for synchronous evaluation only.
 */
export function hostCall(
  call: (args: readonly unknown[]) => unknown,
  args: readonly GroqNode[],
): Extract<GroqNode, { type: 'OpCall' }> {
  return {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: Object.assign([], { concat: call }) },
    right: {
      type: 'Array',
      elements: args.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
    },
  };
}
