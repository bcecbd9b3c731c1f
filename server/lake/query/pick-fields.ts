import { currentEvaluation } from './evaluation.ts';
import { isGroqObject } from './groq-object.ts';
import { type GroqNode, mapChildren } from './groq-tree.ts';
import { hostCall } from './host-call.ts';

/** A field of the result, and the path of attributes that it is read from. */
type Pick = { name: string; path: readonly string[] };

const THIS: GroqNode = { type: 'This' };
/** One field alone is read no faster this way. */
const FEWEST_PICKS = 2;

/**
 * A copy of the tree that reads fields by the handful: groq-js takes several steps for each field of `{_key, title,
 * "slug": slug.current}`, and most of what is evaluated for a page is fields like these.
 */
export function pickFields(node: GroqNode): GroqNode {
  if (node.type === 'Object') return pickingObject(node.attributes);
  if (node.type === 'Map' && node.expr.type === 'Projection' && node.expr.base.type === 'This') {
    const picks = node.expr.expr.type === 'Object' ? node.expr.expr.attributes.map(pickOf) : undefined;
    if (picks?.every((pick) => pick !== undefined)) {
      return hostCall(([list]) => pickFromAll(list, picks), [pickFields(node.base)]);
    }
  }
  return mapChildren(node, pickFields);
}

function pickingObject(attributes: readonly GroqNode[]): GroqNode {
  const parts: GroqNode[] = [];
  let run: { pick: Pick; attribute: GroqNode }[] = [];
  const endRun = () => {
    const picks = run.map(({ pick }) => pick);
    if (run.length < FEWEST_PICKS) parts.push(...run.map(({ attribute }) => attribute));
    else parts.push({ type: 'ObjectSplat', value: hostCall(([value]) => pickFrom(value, picks), [THIS]) });
    run = [];
  };
  for (const attribute of attributes) {
    const pick = pickOf(attribute);
    if (pick) run.push({ pick, attribute });
    else {
      endRun();
      parts.push(mapChildren(attribute, pickFields));
    }
  }
  endRun();
  const [only] = parts;
  return parts.length === 1 && only?.type === 'ObjectSplat' && attributes.length > 1
    ? only.value
    : { type: 'Object', attributes: parts };
}

function pickOf(attribute: GroqNode): Pick | undefined {
  // What an assignment to `__proto__` does depends on those before it.
  if (attribute.type !== 'ObjectAttributeValue' || attribute.name === '__proto__') return undefined;
  const path = pathOf(attribute.value);
  return path && { name: attribute.name, path };
}

function pathOf(node: GroqNode): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined;
  if (!node.base) return [node.name];
  const base = pathOf(node.base);
  return base && [...base, node.name];
}

function pickFromAll(list: unknown, picks: readonly Pick[]): unknown {
  if (!Array.isArray(list)) return null;
  currentEvaluation().meter.visit(list.length * Math.ceil(picks.length / 4));
  return list.map((element) => (isGroqObject(element) ? pickFrom(element, picks) : null));
}

function pickFrom(value: unknown, picks: readonly Pick[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const { name, path } of picks) picked[name] = valueAt(value, path);
  return picked;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const name of path)
    current = isGroqObject(current) && Object.hasOwn(current, name) ? current[name] : null;
  return current ?? null;
}
