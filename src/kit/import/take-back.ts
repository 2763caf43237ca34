import { fromLine, type Hands } from '#kit/import/apply.ts'
import type { Made } from '#kit/import/importer.ts'
import type { RowOutcome, StagedRow } from '#kit/import/row-store.ts'
import { tried } from '#kit/import/tried.ts'

/**
 * Takes rows back; what was used or changed since stays, with the sentence why. Tried together, then half by half until
 * the row that stays stands alone.
 */
export async function takeBack(hands: Hands, rows: readonly StagedRow[]): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  const back = await tried(hands.tx, hands.importer, hands.sentenceOf, async () => {
    for (const row of rows) await undone(hands, row)
  })
  if ('done' in back) return rows.map(({ line }) => ({ line, state: 'undone' }))
  if (rows.length === 1) return [{ line: rows[0]?.line ?? 0, state: 'kept', errors: back.errors }]
  const half = Math.ceil(rows.length / 2)
  return [...(await takeBack(hands, rows.slice(0, half))), ...(await takeBack(hands, rows.slice(half)))]
}

async function undone({ tx, actor, importer, run }: Hands, row: StagedRow): Promise<void> {
  const undo = row.state === 'updated' ? importer.changeBack : importer.takeBack
  const as = { ...fromLine(actor, run, [row.line]), note: `impor ${run.fileName} diurungkan` }
  await undo?.(tx, as, madeOf(row))
}

function madeOf(row: StagedRow): Made {
  return {
    id: row.resultId ?? '',
    ...(row.resultVersion !== null && { version: row.resultVersion }),
    ...(row.resultLine !== null && { lineId: row.resultLine }),
    ...(row.before !== null && { before: row.before }),
  }
}
