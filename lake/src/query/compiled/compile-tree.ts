import { isGroqObject } from '../../documents/groq-object.ts';
import { isReference } from '../../documents/references.ts';
import type { AttributeNode, ElementNode, GroqNode, SelectNode, SliceNode } from '../groq-tree.ts';
import { UnsupportedQueryError } from '../query-errors.ts';
import { compileCall } from './compile-function.ts';
import { compileFilter, compileFlatMap, compileMap, compilePipe } from './compile-loop.ts';
import { compileObject } from './compile-object.ts';
import { compileOperator, compileRange } from './compile-operator.ts';
import { compileDocuments } from './compile-source.ts';
import { type Compiler, compileForList, type Expression, measureNode, type Trace } from './expression.ts';

const UNTRACED: Trace = {
  enter: (document) => document,
  traceLiteral: (value) => value,
  read: (container, key) => (Object.hasOwn(container, key) ? Reflect.get(container, key) : null),
  traceFields: (object) => object,
  traceElements: (list) => list,
  record: (built) => built,
};

const UNTRACED_COMPILER = createCompiler(UNTRACED);

/**
 * Compiles a query to JavaScript closures. The semantics are those of groq-js; a property test compares the results.
 *
 * @param trace records the sources of the result's values; the expression may then return a plain value with its location
 * @throws UnsupportedQueryError
 */
export function compileTree(tree: GroqNode, trace?: Trace): Expression {
  return (trace ? createCompiler(trace) : UNTRACED_COMPILER).compileSlot(tree);
}

function createCompiler(trace: Trace): Compiler {
  const compiler: Compiler = {
    trace,
    compile: (node) => compile(node, compiler),
    compileSlot: (node) => (trace === UNTRACED ? compile : compileSlot)(node, compiler),
    get untraced() {
      return UNTRACED_COMPILER;
    },
  };
  return compiler;
}

function compile(node: GroqNode, compiler: Compiler): Expression {
  const { trace, untraced, compile: recursive } = compiler;
  const enter = (document: unknown) => trace.enter(document);
  const documents = compileDocuments(node, untraced);
  if (documents)
    return compiler === untraced ? documents : compileForList(documents, (list) => list.map(enter));
  switch (node.type) {
    case 'This':
      return ({ value }) => value;
    case 'Value':
      return () => node.value ?? null;
    case 'Parameter':
      return ({ context }) => context.params[node.name] ?? null;
    case 'Parent':
      return compileParent(node.n);
    case 'Group':
      return recursive(node.base);
    case 'AccessAttribute':
      return compileAttribute(node, recursive);
    case 'AccessElement':
      return compileElement(recursive(node.base), node.index, (list, index) => list[index] ?? null);
    case 'Slice':
      return slice(node, compiler);
    case 'ArrayCoerce':
      return compileForList(recursive(node.base), (list) => list);
    case 'Deref':
      return dereference(recursive(node.base), trace);
    case 'Projection':
      return compileProjection(recursive(node.base), recursive(node.expr));
    case 'Object':
      return compileObject(node.attributes, compiler);
    case 'Array':
      return compileArray(node.elements, compiler);
    case 'Filter':
      return compileFilter(node, compiler);
    case 'Map':
      return compileMap(node, compiler);
    case 'FlatMap':
      return compileFlatMap(node, compiler);
    case 'PipeFuncCall':
      return compilePipe(node, compiler);
    case 'Select':
      return select(node, compiler, recursive);
    case 'FuncCall':
      return compileCall(node, compiler, recursive);
    case 'OpCall':
      return compileOperator(node, compiler);
    case 'InRange':
      return compileRange(node, compiler);
    case 'And':
      return compileEither(untraced.compile(node.left), untraced.compile(node.right), false);
    case 'Or':
      return compileEither(untraced.compile(node.left), untraced.compile(node.right), true);
    case 'Not':
      return compileNot(untraced.compile(node.base));
    case 'Neg':
      return compileNumberChange(untraced.compile(node.base), (value) => -value);
    case 'Pos':
      return compileNumberChange(untraced.compile(node.base), (value) => value);
    case 'Tuple':
      throw new UnsupportedQueryError('tuples as values');
    case 'Everything':
    case 'ArrayElement':
    case 'ObjectAttributeValue':
    case 'ObjectSplat':
    case 'ObjectConditionalSplat':
    case 'SelectAlternative':
    case 'Asc':
    case 'Desc':
    case 'SelectorFuncCall':
    case 'SelectorNested':
      throw new Error(`The parser put a node of type ${node.type} where an expression is expected`);
  }
}

/** Compiles a node for a source map: nodes that only pass on a value also pass on its location. */
function compileSlot(node: GroqNode, compiler: Compiler): Expression {
  const { trace, compileSlot: recursive } = compiler;
  switch (node.type) {
    case 'Value':
      return () => trace.traceLiteral(node.value ?? null);
    case 'Parameter':
      return ({ context }) => trace.traceLiteral(context.params[node.name] ?? null);
    case 'Group':
      return recursive(node.base);
    case 'AccessAttribute':
      return compileAttribute(node, compiler.compile, trace);
    case 'AccessElement':
      return compileElement(compiler.compile(node.base), node.index, (list, index) =>
        trace.read(list, index),
      );
    case 'Select':
      return select(node, compiler, recursive);
    case 'FuncCall':
      return compileCall(node, compiler, recursive);
    default:
      return compiler.compile(node);
  }
}

function compileParent(levels: number): Expression {
  return (scope) => {
    let found = scope;
    for (let level = 0; level < levels; level += 1) {
      if (!found.parent) return null;
      found = found.parent;
    }
    return found.value;
  };
}

function compileAttribute(
  { base, name }: AttributeNode,
  recursive: Compiler['compile'],
  trace?: Trace,
): Expression {
  const container: Expression = base ? recursive(base) : ({ value }) => value;
  return (scope) => {
    const value = container(scope);
    if (!isGroqObject(value) || !Object.hasOwn(value, name)) return null;
    return trace ? trace.read(value, name) : (value[name] ?? null);
  };
}

function compileElement(
  base: Expression,
  index: number,
  read: (list: readonly unknown[], index: number) => unknown,
) {
  return compileForList(base, (list) => read(list, index < 0 ? index + list.length : index));
}

function slice({ base, left, right, isInclusive }: SliceNode, { compile, trace }: Compiler): Expression {
  return compileForList(measureNode(base, compile(base)), (list) => {
    const start = left < 0 ? list.length + left : left;
    const last = right < 0 ? list.length + right : right;
    const end = isInclusive ? last + 1 : last;
    return trace.record(trace.traceElements(list).slice(Math.max(0, start), Math.max(0, end)));
  });
}

function dereference(base: Expression, trace: Trace): Expression {
  return (scope) => {
    const reference = base(scope);
    if (!isReference(reference)) return null;
    const document = scope.context.dereference(reference);
    return document && trace.enter(document);
  };
}

function compileProjection(base: Expression, shape: Expression): Expression {
  return (scope) => {
    const value = base(scope);
    return isGroqObject(value) ? shape(scope.createInner(value)) : null;
  };
}

function compileArray(elements: readonly ElementNode[], compiler: Compiler): Expression {
  const { trace } = compiler;
  const parts = elements.map(({ value, isSplat }) => ({
    value: isSplat ? measureNode(value, compiler.compile(value)) : compiler.compileSlot(value),
    isSplat,
  }));
  return (scope) => {
    const list: unknown[] = [];
    for (const { value, isSplat } of parts) {
      const given = value(scope);
      if (!isSplat) list.push(given);
      else if (Array.isArray(given)) for (const one of trace.traceElements(given)) list.push(one);
    }
    return trace.record(list);
  };
}

function select(
  { alternatives, fallback }: SelectNode,
  { untraced }: Compiler,
  recursive: Compiler['compile'],
): Expression {
  const choices = alternatives.map(({ condition, value }) => ({
    condition: untraced.compile(condition),
    value: recursive(value),
  }));
  const otherwise = fallback ? recursive(fallback) : () => null;
  return (scope) => {
    const choice = choices.find(({ condition }) => condition(scope) === true);
    return choice ? choice.value(scope) : otherwise(scope);
  };
}

/** `&&` and `||`: `deciding` on either side is the result; otherwise both sides must be booleans. */
function compileEither(left: Expression, right: Expression, deciding: boolean): Expression {
  return (scope) => {
    const first = left(scope);
    if (first === deciding) return deciding;
    const second = right(scope);
    if (second === deciding) return deciding;
    return typeof first === 'boolean' && typeof second === 'boolean' ? !deciding : null;
  };
}

function compileNumberChange(base: Expression, change: (value: number) => number): Expression {
  return (scope) => {
    const value = base(scope);
    return typeof value === 'number' ? change(value) : null;
  };
}

function compileNot(base: Expression): Expression {
  return (scope) => {
    const value = base(scope);
    return typeof value === 'boolean' ? !value : null;
  };
}
