import type { ImportRun } from '#kit/import/contract.ts'

const MOST_NAMED = 4

/** Says which columns of a file would be lost: '2 kolom tidak dipakai: Fax, Hobi'; nothing when all go in. */
export function unusedHeads(run: Pick<ImportRun, 'heads' | 'sample'>, mapping: readonly string[]): string {
  const unused = run.heads.filter(
    (head, at) => !mapping[at] && (head !== '' || run.sample.some((cells) => (cells[at] ?? '') !== '')),
  )
  if (unused.length === 0) return ''
  const named = unused.slice(0, MOST_NAMED).map((head) => head || '(tanpa judul)')
  return `${unused.length} kolom tidak dipakai: ${named.join(', ')}${unused.length > MOST_NAMED ? ', …' : ''}`
}
