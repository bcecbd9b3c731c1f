import type { GroqNode } from './groq-tree.ts';

/** The reserved parameter under which an evaluation finds the dataset; no `$name` can be written like this. */
export const DATASET_PARAMETER = 'lake::dataset';

export type HostFunction = (args: readonly unknown[]) => unknown;

const functions = new WeakMap<object, HostFunction>();

/** The function that a node calls, and the node that gives the list of its arguments; undefined for any other node. */
export function hostCallOf(node: GroqNode): { call: HostFunction; args: GroqNode } | undefined {
  if (node.type !== 'OpCall' || node.left.type !== 'Value') return undefined;
  const { value } = node.left;
  const call = typeof value === 'object' && value !== null ? functions.get(value) : undefined;
  return call && { call, args: node.right };
}

/**
 * A node that calls a JavaScript function with the values of `args`.
 *
 * groq-js takes no functions of ours, but its `+` joins two arrays by calling `concat` on the left one. A literal
 * array whose `concat` is ours therefore receives the evaluated right-hand array, in the right scope, and may
 * answer with any JSON value. This holds for synchronous evaluation only.
 */
export function hostCall(
  call: HostFunction,
  args: readonly GroqNode[],
): Extract<GroqNode, { type: 'OpCall' }> {
  const literal = Object.assign([], { concat: call });
  functions.set(literal, call);
  return {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: literal },
    right: {
      type: 'Array',
      elements: args.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
    },
  };
}
