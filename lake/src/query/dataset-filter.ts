import { type GroqNode, getCallArguments, stripGroups } from './groq-tree.ts';

export type QueryParams = Readonly<Record<string, unknown>>;

const IS_RELEASE: GroqNode = {
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: '_type' },
  right: { type: 'Value', value: 'system.release' },
};

/**
 * The conditions of `*[…][…]`, innermost first, if `node` is the dataset with only filters; also of `releases::all()`. Conditions
 * joined by `&&` are listed separately.
 */
export function listDatasetConditions(node: GroqNode): GroqNode[] | undefined {
  if (node.type === 'Everything') return [];
  if (getCallArguments(node, 'releases', 'all')) return [IS_RELEASE];
  if (node.type === 'Group') return listDatasetConditions(node.base);
  if (node.type !== 'Filter') return undefined;
  const inner = listDatasetConditions(node.base);
  return inner && [...inner, ...listConjuncts(node.expr)];
}

/** The operands of `a && (b && c)`. */
export function listConjuncts(condition: GroqNode): GroqNode[] {
  const node = stripGroups(condition);
  return node.type === 'And' ? [...listConjuncts(node.left), ...listConjuncts(node.right)] : [node];
}

/**
 * The values of `attribute` that a condition allows, if it compares the document's attribute with constants: `_id == $id`,
 * `"a" == _type`, `_type in $types`, and several joined by `||`.
 */
export function listAdmittedValues(
  condition: GroqNode,
  attribute: '_id' | '_type',
  params: QueryParams,
): ReadonlySet<string> | undefined {
  const sets = listAlternatives(condition).map((node) => listComparisonValues(node, attribute, params));
  if (sets.some((set) => set === undefined)) return undefined;
  // Removes duplicate sets, since a query may use the same long list several times.
  const [first, ...others] = new Set(sets);
  return others.length === 0 ? first : new Set([first, ...others].flatMap((set) => [...(set ?? [])]));
}

/** The operands of `a || (b || c)`. */
export function listAlternatives(condition: GroqNode): GroqNode[] {
  const nodes: GroqNode[] = [];
  const pending = [condition];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = stripGroups(next);
    if (node.type === 'Or') pending.push(node.left, node.right);
    else nodes.push(node);
  }
  return nodes;
}

function listComparisonValues(
  node: GroqNode,
  attribute: '_id' | '_type',
  params: QueryParams,
): ReadonlySet<string> | undefined {
  if (node.type !== 'OpCall') return undefined;
  const left = stripGroups(node.left);
  const right = stripGroups(node.right);
  if (node.op === '==') {
    const other = isOwn(left, attribute) ? right : isOwn(right, attribute) ? left : undefined;
    const constant = other && readConstant(other, params);
    return constant && collectStrings([constant.value]);
  }
  if (node.op !== 'in' || !isOwn(left, attribute)) return undefined;
  const list = readConstant(right, params)?.value;
  return Array.isArray(list) ? getStringSet(list) : undefined;
}

function isOwn(node: GroqNode, attribute: string): boolean {
  return node.type === 'AccessAttribute' && node.base === undefined && node.name === attribute;
}

const knownSets = new WeakMap<readonly unknown[], ReadonlySet<string>>();

function getStringSet(values: readonly unknown[]): ReadonlySet<string> {
  const set = knownSets.get(values) ?? collectStrings(values);
  knownSets.set(values, set);
  return set;
}

/** Keeps only strings: ids and types are strings, so other values never match. */
function collectStrings(values: readonly unknown[]): Set<string> {
  return new Set(values.filter((value) => typeof value === 'string'));
}

function readConstant(node: GroqNode, params: QueryParams): { value: unknown } | undefined {
  if (node.type === 'Value') return { value: node.value };
  if (node.type === 'Parameter') return { value: params[node.name] };
  if (node.type !== 'Array') return undefined;
  const values = node.elements.map((element) =>
    element.type === 'ArrayElement' && !element.isSplat ? readConstant(element.value, params) : undefined,
  );
  return values.every((constant) => constant !== undefined)
    ? { value: values.map((constant) => constant.value) }
    : undefined;
}
