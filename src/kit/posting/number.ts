import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { periodOf } from '#ground/period.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** What is to be numbered: the company, the kind of paper, and the day that decides its period. */
export interface NumberAsked {
  readonly companyId: string
  /** The series: 'ORD', 'INV', 'SJ'. */
  readonly doc: string
  readonly day: Day
  /** What stands before the period; the series itself unless given. */
  readonly prefix?: string
  readonly reset?: 'monthly' | 'yearly'
  /** The row that bears the number, so that the books can name it. */
  readonly document?: { readonly kind: string; readonly id: string }
}

/**
 * Gives the next number of a series, without gaps: 'ORD-2611-0042', or 'ST-26-0001' when it restarts yearly.
 * It holds the counter until commit, so it is called last.
 */
export async function nextNumber(tx: Tx, asked: NumberAsked): Promise<string> {
  const { period, head } = seriesOf(asked)
  const { rows } = await sql<{ number: string }>`
    with taken as (
      insert into document_counter as c (company_id, doc, period, last)
      values (${asked.companyId}, ${asked.doc}, ${period}, 1)
      on conflict (company_id, doc, period) do update set last = c.last + 1
      returning company_id, doc, period, last
    )
    insert into document_number (company_id, doc, period, seq, number, document_kind, document_id)
    select company_id, doc, period, last,
      ${head}::text || lpad(last::text, greatest(4, length(last::text)), '0'),
      ${asked.document?.kind ?? null}::text, ${asked.document?.id ?? null}::uuid
    from taken
    returning number
  `.execute(tables(tx))
  const number = rows[0]?.number
  if (number === undefined) throw new Error('the counter gave no number')
  return number
}

/** Tells in which counter a document counts, and what stands before its running number. */
export function seriesOf(asked: Pick<NumberAsked, 'doc' | 'day' | 'prefix' | 'reset'>): {
  period: string
  head: string
} {
  const month = periodOf(asked.day)
  const period = asked.reset === 'yearly' ? month.slice(0, 4) : month
  return { period, head: `${asked.prefix ?? asked.doc}-${period.slice(2).replace('-', '')}-` }
}
