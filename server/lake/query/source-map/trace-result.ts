import type { GroqNode } from '../groq-tree.ts';
import { hostCall } from '../host-call.ts';
import { Provenance, Traced } from './provenance.ts';
import { type SourceMap, type SourceMapOptions, sourceMapOf } from './source-map.ts';
import { traceTree } from './trace-tree.ts';

/** Evaluates a query and tells from where the values of its result come. */
export function traceResult(
  tree: GroqNode,
  evaluate: (tree: GroqNode) => unknown,
  options: SourceMapOptions,
): { result: unknown; resultSourceMap: SourceMap } {
  const provenance = new Provenance();
  let resultSourceMap: SourceMap = { documents: [], paths: [], mappings: {} };
  // Within the evaluation, since afterwards what holds a date is no longer the object that was recorded.
  const collect = ([result]: readonly unknown[]) => {
    resultSourceMap = sourceMapOf(result, provenance, options);
    return result instanceof Traced ? result.value : result;
  };
  const result = evaluate(hostCall(collect, [traceTree(tree, provenance)]));
  return { result, resultSourceMap };
}
