/**
 * The parts of groq-js's syntax tree that the lake looks at. The package ships declarations that refer to a file
 * it leaves out (2.0.0), so its own node types are not usable.
 */
export type GroqNode =
  | { readonly type: 'Value'; readonly value: unknown }
  | { readonly type: 'Parameter'; readonly name: string }
  | { readonly type: 'Everything' | 'This' }
  | LoopNode
  | { readonly type: 'And' | 'Or'; readonly left: GroqNode; readonly right: GroqNode }
  | { readonly type: 'OpCall'; readonly op: string; readonly left: GroqNode; readonly right: GroqNode }
  | {
      readonly type: 'FuncCall';
      readonly namespace: string;
      readonly name: string;
      readonly args: readonly GroqNode[];
    }
  | {
      readonly type: 'PipeFuncCall';
      readonly base: GroqNode;
      readonly name: string;
      readonly args: readonly GroqNode[];
    }
  | { readonly type: 'AccessAttribute'; readonly base?: GroqNode; readonly name: string }
  | { readonly type: 'Array'; readonly elements: readonly GroqNode[] }
  | { readonly type: 'ArrayElement'; readonly value: GroqNode; readonly isSplat: boolean }
  | { readonly type: 'Object'; readonly attributes: readonly GroqNode[] }
  | { readonly type: 'ObjectAttributeValue'; readonly name: string; readonly value: GroqNode }
  | { readonly type: 'ObjectSplat'; readonly value: GroqNode }
  | { readonly type: 'ObjectConditionalSplat'; readonly condition: GroqNode; readonly value: GroqNode }
  | { readonly type: 'AccessElement'; readonly base: GroqNode; readonly index: number }
  | {
      readonly type: 'Select';
      readonly alternatives: readonly GroqNode[];
      readonly fallback?: GroqNode;
    }
  | { readonly type: 'SelectAlternative'; readonly condition: GroqNode; readonly value: GroqNode }
  | { readonly type: 'Projection'; readonly base: GroqNode; readonly expr: GroqNode }
  | {
      readonly type: 'Slice';
      readonly base: GroqNode;
      readonly left: number;
      readonly right: number;
      readonly isInclusive: boolean;
    }
  | {
      readonly type: 'InRange';
      readonly base: GroqNode;
      readonly left: GroqNode;
      readonly right: GroqNode;
      readonly isInclusive: boolean;
    }
  | { readonly type: 'Parent'; readonly n: number }
  | { readonly type: WrapperType; readonly base: GroqNode }
  | { readonly type: OtherType };

/** Nodes that evaluate `expr` for each element that `base` yields. */
export type LoopNode = {
  readonly type: 'Filter' | 'Map' | 'FlatMap';
  readonly base: GroqNode;
  readonly expr: GroqNode;
};

/** Nodes that work on what `base` yields. */
type WrapperType = 'Group' | 'ArrayCoerce' | 'Deref' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc';

/** Nodes that the lake only walks through. */
type OtherType = 'Tuple';

function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function isLoop(node: GroqNode): node is LoopNode {
  return node.type === 'Filter' || node.type === 'Map' || node.type === 'FlatMap';
}

/** The nodes directly below `node`; data inside a `Value` is no syntax. */
export function childNodes(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return [];
  return Object.values(node).flatMap((part: unknown) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
}

/** All nodes of the tree, parents first. Iterative, so that a deep tree cannot exhaust the stack. */
export function* allNodes(tree: GroqNode): Generator<GroqNode> {
  const pending = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    pending.push(...childNodes(node));
  }
}

/** A copy of `node` with `replace` applied to each node directly below it. */
export function mapChildren(node: GroqNode, replace: (child: GroqNode) => GroqNode): GroqNode {
  if (node.type === 'Value') return node;
  const parts = Object.entries(node).map(([name, part]: [string, unknown]) => [
    name,
    Array.isArray(part)
      ? part.map((item: unknown) => (isNode(item) ? replace(item) : item))
      : isNode(part)
        ? replace(part)
        : part,
  ]);
  // Same keys and kinds of parts as before, which Object.fromEntries cannot express.
  return Object.fromEntries(parts) as GroqNode;
}

/** The expression inside any number of parentheses. */
export function ungrouped(node: GroqNode): GroqNode {
  return node.type === 'Group' ? ungrouped(node.base) : node;
}

/** The arguments, if the node is a call of `namespace::name()`. */
export function argumentsOfCall(
  node: GroqNode,
  namespace: string,
  name: string,
): readonly GroqNode[] | undefined {
  const isCall = node.type === 'FuncCall' && node.namespace === namespace && node.name === name;
  return isCall ? node.args : undefined;
}
