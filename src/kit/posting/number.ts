import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { refuseFar } from '#kit/posting/ahead.ts'
import {
  counterPeriod,
  frameOf,
  usualTemplate,
  type NumberFrame,
  type NumberReset,
} from '#kit/posting/number-template.ts'

/** What is to be numbered: the company, the kind of paper, and the day that decides its period. */
export interface NumberAsked {
  readonly companyId: string
  /** The series: 'ORD', 'INV', 'SJ'. */
  readonly doc: string
  readonly day: Day
  /** What stands before the period; the series itself unless given. */
  readonly prefix?: string
  readonly reset?: NumberReset
  /** The row that bears the number, so that the books can name it. */
  readonly document?: { readonly kind: string; readonly id: string }
}

interface Series extends NumberFrame {
  readonly period: string
  /** What a counter that does not run yet begins with. */
  readonly first: bigint
}

/**
 * Gives the next number of a series, without gaps: 'ORD-2611-0042', or as the company wants it.
 * It holds the counter until commit, so it is called last. Throws Refusal 'date.far' for a day of another time.
 */
export async function nextNumber(tx: Tx, asked: NumberAsked): Promise<string> {
  refuseFar(asked.day)
  const series = (await chosenSeries(tx, asked)) ?? usualSeries(asked)
  const { rows } = await sql<{ number: string }>`
    with taken as (
      insert into document_counter as c (company_id, doc, period, last)
      values (${asked.companyId}, ${asked.doc}, ${series.period}, ${series.first})
      on conflict (company_id, doc, period) do update set last = c.last + 1
      returning company_id, doc, period, last
    )
    insert into document_number (company_id, doc, period, seq, number, document_kind, document_id)
    select company_id, doc, period, last,
      ${series.head}::text || lpad(last::text, greatest(${series.width}::int, length(last::text)), '0') || ${series.tail}::text,
      ${asked.document?.kind ?? null}::text, ${asked.document?.id ?? null}::uuid
    from taken
    returning number
  `.execute(tables(tx))
  const number = rows[0]?.number
  if (number === undefined) throw new Error('the counter gave no number')
  return number
}

/** Tells in which counter a document counts, and what stands before its running number, where no template is chosen. */
export function seriesOf(asked: Pick<NumberAsked, 'doc' | 'day' | 'prefix' | 'reset'>): {
  period: string
  head: string
} {
  const { period, head } = usualSeries(asked)
  return { period, head }
}

function usualSeries({
  doc,
  day,
  prefix,
  reset = 'monthly',
}: Pick<NumberAsked, 'doc' | 'day' | 'prefix' | 'reset'>): Series {
  const template = reset === 'yearly' ? usualTemplate.replace('{mm}', '') : usualTemplate
  const frame = frameOf(template, { doc: prefix ?? doc, companyCode: '', day })
  return { ...frame, period: counterPeriod(day, reset), first: 1n }
}

async function chosenSeries(tx: Tx, { companyId, doc, day }: NumberAsked): Promise<Series | undefined> {
  const { rows } = await sql<ChosenRow>`
    select template, reset, company_code, first_no, first_period from number_template
    where company_id = ${companyId} and doc = ${doc}
  `.execute(tables(tx))
  const chosen = rows[0]
  if (!chosen) return undefined
  const period = counterPeriod(day, chosen.reset)
  const frame = frameOf(chosen.template, { doc, companyCode: chosen.company_code, day })
  return { ...frame, period, first: chosen.first_period === period ? chosen.first_no : 1n }
}

interface ChosenRow {
  readonly template: string
  readonly reset: NumberReset
  readonly company_code: string
  readonly first_no: bigint
  readonly first_period: string | null
}
