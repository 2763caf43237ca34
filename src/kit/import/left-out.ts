import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { TwinChoice } from '#kit/import/contract.ts'
import type { Importer } from '#kit/import/importer.ts'
import type { Run } from '#kit/import/store.ts'

interface TwinOf {
  /** Of one that is there already; null is another row of the file. */
  readonly id: string | null
  readonly by: string
}

/** What really becomes of a row that is there already: one that must be the only one is never added twice, and one that
 * is only in the file cannot be changed yet. */
export function becomes(importer: Importer, choice: TwinChoice, twin: TwinOf): TwinChoice {
  const isUnique = importer.keys.some((key) => key.isUnique && key.label === twin.by)
  if (choice === 'add') return isUnique ? 'skip' : 'add'
  return choice === 'update' && importer.change && twin.id !== null ? 'update' : 'skip'
}

/** Counts the rows that are there already and will be left out, so that nobody is promised more than comes in. */
export async function leftOut(tx: Tx, importer: Importer, run: Pick<Run, 'id' | 'onTwin'>): Promise<number> {
  const { rows } = await sql<TwinOf & { choice: TwinChoice; n: number }>`
    select min(twin->>'id') as id, twin->>'by' as by, coalesce(choice, ${run.onTwin}) as choice, count(*)::int as n
    from import_row where run_id = ${run.id} and state = 'twin' group by twin->>'id' is null, 2, 3
  `.execute(tables(tx))
  return rows.reduce((sum, group) => (becomes(importer, group.choice, group) === 'skip' ? sum + group.n : sum), 0)
}
