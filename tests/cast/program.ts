/**
 * The program that a test starts as a person would: gathered into few files where a run has seen to that, which starts in
 * a fraction of the time (`scripts/test.mjs`, `tests/browser/ring.ts`); else as it stands in the tree.
 */
export function programFile(): string {
  return process.env['MANDOR_PROGRAM'] ?? 'src/app/main.ts'
}

/** Where a started program keeps what it compiled, for the next. */
export const COMPILED = 'node_modules/.cache/mandor'
