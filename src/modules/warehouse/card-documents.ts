import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { moverPages } from '#modules/stock/face.ts'
import type { CardRow } from '#modules/warehouse/stock-store.ts'

/** What a line of the card says of the document behind it. */
export interface BehindMove {
  readonly number: string | null
  /** Null when it has no page of its own, or none that this person may open. */
  readonly to: string | null
}

/** Finds the documents behind moves: their numbers in one question, their pages in one for each kind. */
export async function behindMoves(
  tx: Tx,
  actor: Actor,
  rows: readonly CardRow[],
): Promise<(row: CardRow) => BehindMove> {
  const pages = await moverPages(
    tx,
    actor,
    rows.map((row) => ({ kind: row.kind, id: row.documentId })),
  )
  const numbers = await numbersOf(tx, actor.companyId, [
    ...new Set(rows.flatMap((row) => [row.documentId, row.originalId ?? [], row.transferId ?? []].flat())),
  ])
  return (row) => {
    const page = pages.get(row.documentId)
    // An arrival has no number of its own: it is known by its transfer, what was taken back by what it was.
    const above = numbers.get(row.transferId ?? '') ?? numbers.get(row.originalId ?? '')
    return { number: numbers.get(row.documentId) ?? page?.number ?? above ?? null, to: page?.to ?? placeOf(row) }
  }
}

// The warehouse's own documents are read on the page of the place they moved.
function placeOf(row: CardRow): string | null {
  const page = `/gudang/detail/${row.warehouseId}`
  if (row.kind.startsWith('stock-document')) return `${page}?dokumen=${row.originalId ?? row.documentId}`
  if (row.transferId) return `${page}?transfer=${row.transferId}`
  if (row.kind === 'stock-transfer') return `${page}?transfer=${row.documentId}`
  return row.kind.startsWith('stock-count') ? `${page}?opname=${row.originalId ?? row.documentId}` : null
}

// A document may have several numbers over its life; the first is its name.
async function numbersOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select document_id as id, number from document_number
    where company_id = ${companyId} and document_id = any (${[...ids]}::uuid[]) order by given_at desc
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.id, row.number]))
}
