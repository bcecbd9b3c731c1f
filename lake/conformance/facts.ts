import { describe, expect, it, onTestFinished, vi } from 'vitest';

type Test = () => void | Promise<void>;

/**
 * Conformance tests: each names one fact of the HTTP protocol, and whether the lake supports it. `COVERAGE.md` is the list of
 * these names (`write-coverage.ts`), so it contains only facts that a test checks.
 */
export function section(number: number, title: string, facts: Test): void {
  describe(`${number} ${title}`, facts);
}

/** The lake behaves like Sanity's hosted Content Lake. */
export function supported(fact: string, test: Test): void {
  it(`supported: ${fact}`, test);
}

/**
 * The lake refuses explicitly, with 501 or the status of the protocol, and never returns a wrong result. The test fails when it
 * sees no status of 400 or more.
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

/** A feature of Sanity's cloud without meaning on one machine: the lake returns a neutral response that clients accept. */
export function harmless(fact: string, test: Test): void {
  it(`harmless: ${fact}`, test);
}
