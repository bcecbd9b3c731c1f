const placeholder = '{product}';

/**
 * A copy of `value` in which every string says the product's name where the editors wrote `{product}`
 * (spec, first lines). Values without the placeholder are returned as they are.
 */
export function withProductName<Value>(value: Value, productName: string): Value {
  // The copy has the shape of the original: only the insides of strings differ, which types do not see.
  return replaceIn(value, productName) as Value;
}

function replaceIn(value: unknown, productName: string): unknown {
  if (typeof value === 'string') return value.replaceAll(placeholder, () => productName);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, productName));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, replaceIn(item, productName)]),
    );
  }
  return value;
}
