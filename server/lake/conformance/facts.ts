import { describe, expect, it, onTestFinished, vi } from 'vitest';

type Test = () => void | Promise<void>;

/**
 * The conformance tests name each fact of the wire and how the lake stands to it. `COVERAGE.md` is the list
 * of these names (`write-coverage.ts`), so a fact is in the table only as long as a test holds it.
 */
export function section(number: number, title: string, facts: Test): void {
  describe(`${number} ${title}`, facts);
}

/** The lake does as the hosted one. */
export function supported(fact: string, test: Test): void {
  it(`supported: ${fact}`, test);
}

/**
 * The lake refuses by name, with 501 or the status that the protocol asks for: never a wrong result. A test that has
 * seen no status of 400 or more fails.
 */
export function refused(fact: string, test: Test): void {
  it(`refused: ${fact}`, async () => {
    const status = vi.spyOn(Response.prototype, 'status', 'get');
    onTestFinished(() => status.mockRestore());
    await test();
    const seen = status.mock.results.map(({ value }) => Number(value));
    expect(Math.max(...seen), 'the highest status that was seen').toBeGreaterThanOrEqual(400);
  });
}

/** Something of Sanity's cloud that means nothing on one machine: an answer that keeps clients quiet. */
export function harmless(fact: string, test: Test): void {
  it(`harmless: ${fact}`, test);
}
