import { type GroqNode, ungrouped } from './groq-tree.ts';

export type QueryParams = Readonly<Record<string, unknown>>;

/**
 * The conditions of `*[…][…]`, innermost first, when `node` is the dataset with nothing but filters on it.
 * Conditions joined by `&&` are listed one by one.
 */
export function datasetConditions(node: GroqNode): GroqNode[] | undefined {
  if (node.type === 'Everything') return [];
  if (node.type === 'Group') return datasetConditions(node.base);
  if (node.type !== 'Filter') return undefined;
  const inner = datasetConditions(node.base);
  return inner && [...inner, ...conjuncts(node.expr)];
}

/** The parts of `a && (b && c)`. */
export function conjuncts(condition: GroqNode): GroqNode[] {
  const node = ungrouped(condition);
  return node.type === 'And' ? [...conjuncts(node.left), ...conjuncts(node.right)] : [node];
}

/**
 * The only values of `attribute` that can satisfy the condition, when it compares the document's own attribute
 * with constants: `_id == $id`, `"a" == _type`, `_type in $types`, and those joined by `||`.
 */
export function admittedValues(
  condition: GroqNode,
  attribute: '_id' | '_type',
  params: QueryParams,
): ReadonlySet<string> | undefined {
  const node = ungrouped(condition);
  if (node.type === 'Or') {
    const left = admittedValues(node.left, attribute, params);
    const right = left && admittedValues(node.right, attribute, params);
    return right && new Set([...left, ...right]);
  }
  if (node.type !== 'OpCall') return undefined;
  const left = ungrouped(node.left);
  const right = ungrouped(node.right);
  if (node.op === '==') {
    const other = isOwn(left, attribute) ? right : isOwn(right, attribute) ? left : undefined;
    const constant = other && constantOf(other, params);
    return constant && strings([constant.value]);
  }
  if (node.op !== 'in' || !isOwn(left, attribute)) return undefined;
  const list = constantOf(right, params)?.value;
  return Array.isArray(list) ? strings(list) : undefined;
}

function isOwn(node: GroqNode, attribute: string): boolean {
  return node.type === 'AccessAttribute' && node.base === undefined && node.name === attribute;
}

/** Ids and types are strings, so a comparison with anything else admits nothing. */
function strings(values: readonly unknown[]): Set<string> {
  return new Set(values.filter((value) => typeof value === 'string'));
}

function constantOf(node: GroqNode, params: QueryParams): { value: unknown } | undefined {
  if (node.type === 'Value') return { value: node.value };
  if (node.type === 'Parameter') return { value: params[node.name] };
  if (node.type !== 'Array') return undefined;
  const values = node.elements.map((element) =>
    element.type === 'ArrayElement' && !element.isSplat ? constantOf(element.value, params) : undefined,
  );
  return values.every((constant) => constant !== undefined)
    ? { value: values.map((constant) => constant.value) }
    : undefined;
}
