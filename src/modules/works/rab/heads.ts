/** Which column of a sheet says what; by place from 0. */
export interface RabColumns {
  readonly number: number | null
  readonly name: number
  readonly unit: number | null
  readonly volume: number
  readonly unitPrice: number | null
  readonly amount: number | null
  /** Says outright what a row is, where the file came out of here. */
  readonly kind: number | null
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const WITHIN = 25

type Key = keyof RabColumns

// Of a price or a sum in parts (bahan, upah, total) the last one counts.
const MEANINGS: readonly (readonly [Key, RegExp])[] = [
  ['kind', /^jenis baris$/],
  ['amount', /^(jumlah|total harga|jumlah harga|harga total|nilai)\b/],
  ['unitPrice', /^(harga|hrg|h\.?) ?(satuan|sat\.?)|^harga$|^unit price/],
  ['number', /^(no|nomor|no mata pembayaran|kode)$/],
  ['name', /^(uraian|jenis|item|nama|deskripsi|macam)\b/],
  ['volume', /^(vol|volume|kuantitas|perkiraan kuantitas|qty|banyaknya)\b/],
  ['unit', /^(sat|satuan|unit)$/],
]

/** What was found of the heads of a sheet: its columns and the last line of the heads. */
export interface RabHeads {
  readonly columns: RabColumns
  readonly firstLine: number
  readonly lastLine: number
}

/** Finds the heads of a bill of quantities within the first 25 lines, one line or two; nothing where it is none. */
export function findRabHeads(rows: readonly Row[]): RabHeads | undefined {
  const first = rows.filter(({ line }) => line <= WITHIN)
  for (const [at, row] of first.entries()) {
    const columns = columnsIn(row.cells)
    if (columns.name === undefined || columns.volume === undefined) continue
    const next = first[at + 1]
    const below = next ? columnsIn(next.cells) : {}
    const isTwo = next !== undefined && below.name === columns.name && below.volume === columns.volume
    return {
      columns: {
        number: columns.number ?? null,
        name: columns.name,
        unit: columns.unit ?? null,
        volume: columns.volume,
        unitPrice: partOf(row.cells, next?.cells ?? [], 'unitPrice', isTwo) ?? null,
        amount: partOf(row.cells, next?.cells ?? [], 'amount', isTwo) ?? null,
        kind: columns.kind ?? null,
      },
      firstLine: row.line,
      lastLine: isTwo ? next.line : row.line,
    }
  }
  return undefined
}

function meaningOf(head: string): Key | undefined {
  const plain = head
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[.:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return MEANINGS.find(([, pattern]) => pattern.test(plain))?.[0]
}

function columnsIn(cells: readonly string[]): Partial<Record<Key, number>> {
  const columns: Partial<Record<Key, number>> = {}
  cells.forEach((cell, at) => {
    const key = meaningOf(cell)
    if (key !== undefined && columns[key] === undefined) columns[key] = at
  })
  return columns
}

// A merged head stands above its parts: the part called total is meant, else the last part, else the head alone.
function partOf(heads: readonly string[], parts: readonly string[], key: Key, isTwo: boolean): number | undefined {
  const under = (isTwo ? spread(heads, parts) : heads).flatMap((head, at) => (meaningOf(head) === key ? [at] : []))
  const first = under[0]
  if (!isTwo || first === undefined) return first
  return under.find((at) => /^(total|jumlah)/i.test(parts[at] ?? '')) ?? under.at(-1)
}

// Only the first cell of a merged head says it; it stands above every part up to the next head.
function spread(heads: readonly string[], parts: readonly string[]): string[] {
  let above = ''
  return parts.map((part, at) => {
    above = heads[at] || (part === '' ? '' : above)
    return above
  })
}
