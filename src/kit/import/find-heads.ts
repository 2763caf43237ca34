import type { Sheet } from '#kit/import/file/sheet.ts'
import { isFoot } from '#kit/import/foot-rows.ts'
import type { ImportColumn } from '#kit/import/importer.ts'
import { mapHeads } from '#kit/import/map-heads.ts'

const HEAD_WITHIN = 10

/** A table with its heads found: the column of ours under each, and the rows below without sums and signatures. */
export interface Headed {
  readonly heads: readonly string[]
  readonly mapping: readonly string[]
  /** How many heads mean a column of ours. */
  readonly known: number
  readonly rows: Sheet['rows']
}

/**
 * Finds the heads of a table within its first ten lines: the line that says most of what we know, or two lines where the
 * upper one names groups. Above them may stand a title and a date.
 *
 *   'Kode | Nama | Harga |      '
 *   '     |      | Beli  | Jual '  // Kode, Nama, Harga Beli, Harga Jual
 */
export function findHeads(
  { rows }: Sheet,
  columns: readonly ImportColumn[],
  remembered: Readonly<Record<string, string>>,
): Headed {
  const found = rows.slice(0, HEAD_WITHIN).flatMap((row, at) => {
    const below = rows[at + 1]
    const one = headed(row.cells, at + 1)
    const isPair = below?.line === row.line + 1 && hasGroup(row.cells, below.cells)
    if (!isPair) return [one]
    const both = headed(grouped(row.cells, below.cells), at + 2)
    return isMergedOver(row.cells, below.cells) ? [both, one] : [one, both]
  })
  function headed(heads: readonly string[], from: number) {
    const mapping = mapHeads(heads, columns, remembered)
    // The same words twice say no more than once.
    return { heads, mapping, known: new Set(heads.filter((_, index) => mapping[index])).size, from }
  }
  const first = { heads: [], mapping: [], known: 0, from: 1 }
  const best = found.reduce((a, b) => (b.known > a.known ? b : a), found[0] ?? first)
  return { ...best, rows: rows.slice(best.from).filter(({ cells }) => !isFoot(cells)) }

  // A group holds for each head below it; a head merged over both lines says the same twice.
  function grouped(upper: readonly string[], lower: readonly string[]): string[] {
    let group = ''
    return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
      const [above, below] = [upper[at] ?? '', lower[at] ?? '']
      if (above !== '') group = above
      else if (below === '') group = ''
      if (below === '' || below === group) return above
      const both = `${group} ${below}`.trim()
      // 'Alamat' over 'Kota' is a city, and 'Beli' alone is no price.
      return [both, below].find((head) => mapHeads([head], columns, remembered)[0] !== '') ?? both
    })
  }
}

// Heads merged over two lines stand in both of them: the lower line is no entry, however little it adds.
function isMergedOver(upper: readonly string[], lower: readonly string[]): boolean {
  return lower.filter((below, at) => below !== '' && below === upper[at]).length >= 2
}

// One word of the upper line holds for several of the lower, and none of these is an amount: entries have no group above.
function hasGroup(upper: readonly string[], lower: readonly string[]): boolean {
  const isSpanned = lower.some((below, at) => below !== '' && at > 0 && ['', upper[at - 1]].includes(upper[at] ?? ''))
  return isSpanned && !lower.some((below) => /^[\d.,\s]*\d$/.test(below))
}
