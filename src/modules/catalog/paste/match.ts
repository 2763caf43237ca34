import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { readPastedList } from '#ground/paste-list.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { seenBy } from '#kit/record/rows.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import { unitsOf } from '#modules/catalog/store.ts'
import type { matchPastedList, PasteCandidate, PastedMatch } from './contract.ts'
import { unitMeant } from './rules.ts'

interface Found extends Omit<PasteCandidate, 'units' | 'unit'> {
  readonly row: number
}

/** Reads a pasted list and finds up to five items for each row, in one query. */
export async function matchPasted(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof matchPastedList>,
): Promise<PastedMatch[]> {
  const rows = readPastedList(asked.text)
  const texts = [...new Set(rows.map((row) => row.text.toLowerCase()))]
  const found = await candidatesOf(tx, actor, texts)
  const ids = [...new Set(found.map((each) => each.id))]
  const units = await unitsOf(tx, actor.companyId, ids)
  return rows.map(({ text, qty, unit, price, source }) => ({
    text,
    qty: qty ?? null,
    unit: unit ?? null,
    price: price ?? null,
    source,
    candidates: found
      .filter((each) => texts[each.row - 1] === text.toLowerCase())
      .map(({ row: _row, ...each }) => {
        const others = (units.get(each.id) ?? []).map(({ unit: name, num, den }) => ({ unit: name, num, den }))
        return { ...each, units: others, unit: unitMeant(unit, [each.baseUnit, ...others.map((one) => one.unit)]) }
      }),
  }))
}

// The index narrows to items that hold something like the words; the score is the mean over the words, so that their
// order does not matter; of a tie wins the name that begins as the text does, then the shorter one.
async function candidatesOf(tx: Tx, actor: Actor, texts: readonly string[]): Promise<Found[]> {
  if (texts.length === 0) return []
  const { rows } = await sql<Found>`
    with ready as (select set_config('pg_trgm.word_similarity_threshold', '0.35', true))
    select p.row::int as row, c.* from ready cross join unnest(${texts}::text[]) with ordinality p (text, row)
    cross join lateral (
      select t.id, t.code, t.name, t.kind, t.base_unit as "baseUnit", t.tax_code as "taxCode",
        round(100 * (select avg(word_similarity(w, t.search)) from regexp_split_to_table(p.text, '\\s+') w))::int as score
      from item t
      where ${seenBy(itemRecord, actor)} and t.archived_at is null and t.status = 'aktif' and p.text <% t.search
      order by score desc, starts_with(lower(t.name), split_part(p.text, ' ', 1)) desc, length(t.name), t.name, t.id limit 5
    ) c
    order by p.row, c.score desc, starts_with(lower(c.name), split_part(p.text, ' ', 1)) desc, length(c.name), c.name
  `.execute(tables(tx))
  return rows
}
