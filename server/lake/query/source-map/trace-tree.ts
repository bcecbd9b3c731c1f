import { datasetConditions } from '../dataset-filter.ts';
import { type GroqNode, type LoopNode, mapChildren } from '../groq-tree.ts';
import { hostCall } from '../host-call.ts';
import type { Provenance } from './provenance.ts';

const THIS: GroqNode = { type: 'This' };

/**
 * A copy of the tree that tells `provenance`, while it is evaluated, from where the values of its result come. Values
 * go untraced through anything that computes: functions, operators, sorted or compacted lists of plain values.
 *
 * The result of the copy may be a `Traced` value. It is for one evaluateSync() only.
 */
export function traceTree(tree: GroqNode, provenance: Provenance): GroqNode {
  return traced(tree);

  /** For a value in a slot of the result, which may be wrapped as `Traced`. */
  function traced(node: GroqNode): GroqNode {
    if (node.type === 'Group') return traced(node.base);
    if (node.type === 'Select') return mapValues(node, traced);
    if (isCoalesce(node)) return mapChildren(node, traced);
    if (node.type === 'AccessAttribute') {
      const read = ([container]: readonly unknown[]) =>
        Array.isArray(container) ? null : provenance.read(container, node.name);
      return hostCall(read, [node.base ? kept(node.base) : THIS]);
    }
    if (node.type === 'AccessElement') {
      return hostCall(([list]) => elementAt(list, node.index), [kept(node.base)]);
    }
    return kept(node);
  }

  function elementAt(list: unknown, index: number): unknown {
    return Array.isArray(list) ? provenance.read(list, index < 0 ? index + list.length : index) : null;
  }

  /** Yields plain values; its objects and arrays are those of documents, or recorded. */
  function kept(node: GroqNode): GroqNode {
    if (datasetConditions(node)) return hostCall(enterAll, [node]);
    switch (node.type) {
      case 'Deref':
        return hostCall(([document]) => provenance.enter(document), [mapChildren(node, kept)]);
      case 'Group':
      case 'AccessAttribute':
      case 'AccessElement':
      case 'ArrayCoerce':
      case 'Projection':
        return mapChildren(node, kept);
      case 'Object':
        return recorded(mapChildren(node, attribute));
      case 'Array':
        return recorded(mapChildren(node, element));
      case 'Map':
        return recorded({ ...node, base: kept(node.base), expr: traced(node.expr) });
      case 'FlatMap':
        return recorded({ ...node, base: kept(node.base), expr: elements(traced(node.expr)) });
      case 'Slice':
        return recorded({ ...node, base: elements(kept(node.base)) });
      case 'Filter':
        return filter(node);
      case 'Select':
        return mapValues(node, kept);
      case 'PipeFuncCall': {
        const base = kept(node.base);
        if (node.name !== 'score') return { ...node, base };
        const scored = { ...node, base: hostCall(([list]) => provenance.beforeScore(list), [base]) };
        return hostCall(([list]) => provenance.afterScore(list), [scored]);
      }
      case 'FuncCall':
        return isCoalesce(node) || node.namespace === 'array' ? mapChildren(node, kept) : node;
      default:
        return node;
    }
  }

  function enterAll([list]: readonly unknown[]): unknown {
    return Array.isArray(list) ? list.map((document) => provenance.enter(document)) : list;
  }

  function attribute(node: GroqNode): GroqNode {
    if (node.type === 'ObjectAttributeValue') return { ...node, value: traced(node.value) };
    if (node.type !== 'ObjectSplat' && node.type !== 'ObjectConditionalSplat') return node;
    return { ...node, value: hostCall(([value]) => provenance.fields(value), [kept(node.value)]) };
  }

  function element(node: GroqNode): GroqNode {
    if (node.type !== 'ArrayElement') return node;
    return { ...node, value: node.isSplat ? elements(kept(node.value)) : traced(node.value) };
  }

  function elements(node: GroqNode): GroqNode {
    return hostCall(([list]) => provenance.elements(list), [node]);
  }

  function recorded(node: GroqNode): GroqNode {
    return hostCall(([value]) => provenance.record(value), [node]);
  }

  /** groq-js does not say which elements pass, so the condition notes it. */
  function filter(node: LoopNode): GroqNode {
    let list: unknown;
    let passes: boolean[] = [];
    const note = ([value]: readonly unknown[]) => {
      list = provenance.elements(value);
      passes = [];
      return value;
    };
    const judge = ([value]: readonly unknown[]) => {
      passes.push(value === true);
      return value;
    };
    const passed = ([value]: readonly unknown[]) =>
      Array.isArray(list) && Array.isArray(value)
        ? provenance.record(list.filter((_, index) => passes[index]))
        : value;
    const base = hostCall(note, [kept(node.base)]);
    return hostCall(passed, [{ ...node, base, expr: hostCall(judge, [node.expr]) }]);
  }
}

/** The values that select() chooses from; its conditions stay. */
function mapValues(node: GroqNode, replace: (value: GroqNode) => GroqNode): GroqNode {
  if (node.type !== 'Select') return node;
  const alternatives = node.alternatives.map((one) =>
    one.type === 'SelectAlternative' ? { ...one, value: replace(one.value) } : one,
  );
  return { ...node, alternatives, ...(node.fallback ? { fallback: replace(node.fallback) } : {}) };
}

function isCoalesce(node: GroqNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'coalesce';
}
