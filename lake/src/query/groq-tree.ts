/**
 * The syntax tree of groq-js's parser. The package's own node types are not usable, since its declarations (2.0.0) refer to a
 * missing file.
 */
export type GroqNode = ExpressionNode | PartNode | SelectorNode;

/** Nodes that have a value. */
type ExpressionNode =
  | { readonly type: 'Value'; readonly value: unknown }
  | { readonly type: 'Parameter'; readonly name: string }
  | { readonly type: 'Everything' | 'This' }
  | LoopNode
  | { readonly type: 'And' | 'Or'; readonly left: GroqNode; readonly right: GroqNode }
  | OperatorNode
  | CallNode
  | PipeNode
  | AttributeNode
  | { readonly type: 'Array'; readonly elements: readonly ElementNode[] }
  | { readonly type: 'Object'; readonly attributes: readonly FieldNode[] }
  | { readonly type: 'AccessElement'; readonly base: GroqNode; readonly index: number }
  | SelectNode
  | { readonly type: 'Projection'; readonly base: GroqNode; readonly expr: GroqNode }
  | SliceNode
  | RangeNode
  | { readonly type: 'Parent'; readonly n: number }
  | {
      readonly type: 'Group' | 'ArrayCoerce' | 'Deref' | 'Not' | 'Neg' | 'Pos';
      readonly base: GroqNode;
    };

/** Nodes that occur only inside certain expressions. */
type PartNode = ElementNode | FieldNode | AlternativeNode | DirectionNode;

/** Nodes that occur only inside `diff::changedAny()` and `diff::changedOnly()`. */
type SelectorNode =
  | { readonly type: 'Tuple'; readonly members: readonly GroqNode[] }
  | { readonly type: 'SelectorFuncCall'; readonly arg: GroqNode }
  | { readonly type: 'SelectorNested'; readonly base: GroqNode; readonly nested: GroqNode };

/** Nodes that evaluate `expr` for each element of `base`. */
export type LoopNode = {
  readonly type: 'Filter' | 'Map' | 'FlatMap';
  readonly base: GroqNode;
  readonly expr: GroqNode;
};

export type OperatorNode = {
  readonly type: 'OpCall';
  readonly op: string;
  readonly left: GroqNode;
  readonly right: GroqNode;
};

export type CallNode = {
  readonly type: 'FuncCall';
  readonly namespace: string;
  readonly name: string;
  readonly args: readonly GroqNode[];
};

/** `base | name(args)` */
export type PipeNode = {
  readonly type: 'PipeFuncCall';
  readonly base: GroqNode;
  readonly name: string;
  readonly args: readonly GroqNode[];
};

export type AttributeNode = {
  readonly type: 'AccessAttribute';
  readonly base?: GroqNode;
  readonly name: string;
};

export type SelectNode = {
  readonly type: 'Select';
  readonly alternatives: readonly AlternativeNode[];
  readonly fallback?: GroqNode;
};

export type SliceNode = {
  readonly type: 'Slice';
  readonly base: GroqNode;
  readonly left: number;
  readonly right: number;
  readonly isInclusive: boolean;
};

export type RangeNode = {
  readonly type: 'InRange';
  readonly base: GroqNode;
  readonly left: GroqNode;
  readonly right: GroqNode;
  readonly isInclusive: boolean;
};

export type ElementNode = {
  readonly type: 'ArrayElement';
  readonly value: GroqNode;
  readonly isSplat: boolean;
};

export type FieldNode =
  | { readonly type: 'ObjectAttributeValue'; readonly name: string; readonly value: GroqNode }
  | { readonly type: 'ObjectSplat'; readonly value: GroqNode }
  | { readonly type: 'ObjectConditionalSplat'; readonly condition: GroqNode; readonly value: GroqNode };

type AlternativeNode = {
  readonly type: 'SelectAlternative';
  readonly condition: GroqNode;
  readonly value: GroqNode;
};

type DirectionNode = { readonly type: 'Asc' | 'Desc'; readonly base: GroqNode };

function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function isLoop(node: GroqNode): node is LoopNode {
  return node.type === 'Filter' || node.type === 'Map' || node.type === 'FlatMap';
}

/** The child nodes of a node; the data of a `Value` has none. */
export function listChildNodes(node: GroqNode): GroqNode[] {
  if (node.type === 'Value') return [];
  return Object.values(node).flatMap((part: unknown) =>
    Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : [],
  );
}

/** All nodes of the tree, parents first. Iterative, so that a deep tree does not overflow the stack. */
export function* walkNodes(tree: GroqNode): Generator<GroqNode> {
  const pending = [tree];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    pending.push(...listChildNodes(node));
  }
}

/** The expression inside any number of parentheses. */
export function stripGroups(node: GroqNode): GroqNode {
  return node.type === 'Group' ? stripGroups(node.base) : node;
}

/** The arguments, if the node is a call of `namespace::name()`. */
export function getCallArguments(
  node: GroqNode,
  namespace: string,
  name: string,
): readonly GroqNode[] | undefined {
  const isCall = node.type === 'FuncCall' && node.namespace === namespace && node.name === name;
  return isCall ? node.args : undefined;
}

/** Whether the node itself reads other documents through references, in either direction. */
export function followsReferences(node: GroqNode): boolean {
  return node.type === 'Deref' || (node.type === 'FuncCall' && node.namespace === 'documents');
}

/** The arguments, if the node is a call of `text::query(…)`. */
export function getTextQueryArguments(node: GroqNode): readonly GroqNode[] | undefined {
  return getCallArguments(stripGroups(node), 'text', 'query');
}
