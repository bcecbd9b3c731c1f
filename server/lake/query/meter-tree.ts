import { currentEvaluation } from './evaluation.ts';
import { childNodes, type GroqNode, isLoop, mapChildren } from './groq-tree.ts';
import { hostCall } from './host-call.ts';

/** Operators whose work grows with their operands; the others look at one plain value. */
const GROWING_OPERATORS: ReadonlySet<string> = new Set(['in', 'match', '+']);
/** score() looks at what kind of node the argument of boost() is, so that one stays as it is. */
const UNMEASURED_FUNCTIONS: ReadonlySet<string> = new Set(['boost', 'coalesce', 'defined']);

/** Nodes evaluated for an element that cost as much as the visit of one more element. */
const NODES_PER_VISIT = 4;

/**
 * A copy of the tree that tells the meter of the evaluation that runs of its work: the elements of every loop,
 * weighed by what is evaluated for each, and the size of what functions and operators walk over. It is for
 * evaluateSync() only: evaluating the copy counts too.
 */
export function meterTree(original: GroqNode): GroqNode {
  const node = mapChildren(original, meterTree);
  if (isLoop(node)) return { ...node, expr: counted(node.expr, weightOf(original)) };
  if (node.type === 'PipeFuncCall') {
    const weight = weightOf(original);
    const args = node.args.map((arg) => countedArgument(arg, weight));
    return { ...node, base: measured(node.base), args };
  }
  if (node.type === 'OpCall' && GROWING_OPERATORS.has(node.op)) {
    return { ...node, left: measured(node.left), right: measured(node.right) };
  }
  if (node.type === 'FuncCall' && !UNMEASURED_FUNCTIONS.has(node.name)) {
    return { ...node, args: node.args.map(measured) };
  }
  if (node.type === 'Slice') return { ...node, base: measured(node.base) };
  if (node.type === 'ArrayElement' && node.isSplat) return { ...node, value: measured(node.value) };
  if (node.type === 'ObjectSplat' || node.type === 'ObjectConditionalSplat') {
    return { ...node, value: measured(node.value) };
  }
  return node;
}

const countedNodes = new WeakMap<GroqNode, { inner: GroqNode; weight: number }>();

/** What a counting node evaluates, and how much it counts each time; undefined for any other node. */
export function countedNode(node: GroqNode): { inner: GroqNode; weight: number } | undefined {
  return countedNodes.get(node);
}

/** groq-js reads `base` once per evaluation. */
function counted(inner: GroqNode, weight: number): GroqNode {
  const node: GroqNode = {
    type: 'Group',
    get base() {
      currentEvaluation().meter.visit(weight);
      return inner;
    },
  };
  countedNodes.set(node, { inner, weight });
  return node;
}

/** order() and score() look at the outermost nodes of their arguments, so the counter goes below those. */
function countedArgument(node: GroqNode, weight: number): GroqNode {
  if (node.type === 'Asc' || node.type === 'Desc') return { ...node, base: counted(node.base, weight) };
  if (node.type === 'And' || node.type === 'Or') {
    return { ...node, left: countedArgument(node.left, weight), right: node.right };
  }
  if (node.type !== 'FuncCall' || node.name !== 'boost') return counted(node, weight);
  const [scored, ...amount] = node.args;
  return scored ? { ...node, args: [countedArgument(scored, weight), ...amount] } : node;
}

const measuredNodes = new WeakMap<GroqNode, GroqNode>();

/** The node whose value a measuring node counts; undefined for any other node. */
export function measuredNode(node: GroqNode): GroqNode | undefined {
  return measuredNodes.get(node);
}

function measured(inner: GroqNode): GroqNode {
  // What stands in the query is no longer than the query.
  if (inner.type === 'Value') return inner;
  const measure = ([value]: readonly unknown[]) => {
    currentEvaluation().meter.visitValue(value);
    return value;
  };
  const node = hostCall(measure, [inner]);
  measuredNodes.set(node, inner);
  return node;
}

/** How much is evaluated for each element of a loop or pipe function, without the loops inside, which count for themselves. */
function weightOf(node: GroqNode): number {
  const pending = childNodes(node).filter((child) => !('base' in node) || child !== node.base);
  let nodes = 0;
  for (let inner = pending.pop(); inner; inner = pending.pop()) {
    nodes += 1;
    if (isLoop(inner)) pending.push(inner.base);
    else pending.push(...childNodes(inner));
  }
  return Math.ceil(nodes / NODES_PER_VISIT);
}
