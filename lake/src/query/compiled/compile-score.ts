import { type GroqNode, getCallArguments, getTextQueryArguments } from '../groq-tree.ts';
import { scoreOfText } from '../match-text.ts';
import type { Compiler, Scope } from './expression.ts';

type Score = (scope: Scope) => number;

/** The sum of the scores of the arguments of `score(…)`. */
export function compileScores(args: readonly GroqNode[], compiler: Compiler): Score {
  const scores = args.map((arg) => compileScore(arg, compiler));
  return (scope) => scores.reduce((sum, score) => sum + score(scope), 0);
}

/** The score of a condition: 1 when it is true, for `match` by how well it matches, and with `boost` the added amount. */
function compileScore(node: GroqNode, compiler: Compiler): Score {
  if (node.type === 'And' || node.type === 'Or') {
    const left = compileScore(node.left, compiler);
    const right = compileScore(node.right, compiler);
    const needsBoth = node.type === 'And';
    return (scope) => {
      const [one, other] = [left(scope), right(scope)];
      return needsBoth && (one === 0 || other === 0) ? 0 : one + other;
    };
  }
  const [boosted, amount] = getCallArguments(node, 'global', 'boost') ?? [];
  if (boosted && amount) {
    const score = compileScore(boosted, compiler);
    const addition = compiler.untraced.compile(amount);
    return (scope) => {
      const value = score(scope);
      const added = addition(scope);
      return typeof added === 'number' && value > 0 ? value + added : 0;
    };
  }
  if (node.type === 'OpCall' && node.op === 'match' && !getTextQueryArguments(node.right)) {
    const text = compiler.untraced.compile(node.left);
    const pattern = compiler.untraced.compile(node.right);
    return (scope) => scoreOfText(text(scope), pattern(scope), scope.context.meter.visitText);
  }
  const condition = compiler.untraced.compile(node);
  return (scope) => (condition(scope) === true ? 1 : 0);
}
