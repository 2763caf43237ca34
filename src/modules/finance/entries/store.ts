import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import { dimsRow, rowDims } from '#ground/dims.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { CashEntryLineRow, CashEntryRow } from '../tables.ts'
import type { CashEntryKind } from '../words.ts'
import type { CashLine } from './rules.ts'
import type { LineTax } from './tax-rules.ts'

export type KeptCashEntry = Selectable<CashEntryRow>

/** Saves a cash entry as a draft. */
export async function insertCashEntry(
  tx: Tx,
  actor: Actor,
  row: Omit<Insertable<CashEntryRow>, 'company_id' | 'created_by' | 'updated_by' | 'updated_by_name'>,
): Promise<void> {
  const hand = { created_by: actor.userId, updated_by: actor.userId, updated_by_name: actor.name }
  await own(tx)
    .insertInto('cash_entry')
    .values({ ...row, company_id: actor.companyId, ...hand })
    .execute()
}

/** Saves the lines of a cash entry; what stood there before goes. */
export async function replaceCashLines(
  tx: Tx,
  companyId: string,
  entryId: string,
  lines: readonly CashLine[],
): Promise<void> {
  await own(tx)
    .deleteFrom('cash_entry_line')
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .execute()
  if (lines.length === 0) return
  await own(tx)
    .insertInto('cash_entry_line')
    .values(
      lines.map((line, at) => ({
        ...{ id: newId(), company_id: companyId, entry_id: entryId, line_no: at + 1 },
        ...{ account_code: line.account, amount: line.amount, memo: line.memo },
        ...dimsRow(line),
        ...taxRow(line.tax),
      })),
    )
    .execute()
}

/** Ties an entry to the float of a site whose money it moves, or to none. */
export async function tieToFloat(tx: Tx, companyId: string, entryId: string, floatId: string | null): Promise<void> {
  await sql`delete from site_float_entry where company_id = ${companyId} and entry_id = ${entryId}`.execute(own(tx))
  if (floatId === null) return
  await sql`
    insert into site_float_entry (entry_id, company_id, float_id) values (${entryId}, ${companyId}, ${floatId})
  `.execute(own(tx))
}

/** A cash entry as an act needs it, locked; 404 when it is not of this company. */
export async function lockCashEntry(tx: Tx, companyId: string, id: string): Promise<KeptCashEntry> {
  const row = await own(tx)
    .selectFrom('cash_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found(row)
}

/** The lines of a cash entry as they are kept. */
export async function cashLinesOf(tx: Tx, companyId: string, entryId: string): Promise<CashLine[]> {
  const rows = await own(tx)
    .selectFrom('cash_entry_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .orderBy('line_no')
    .execute()
  return rows.map((row) => ({
    ...{ account: row.account_code, amount: row.amount, memo: row.memo, ...rowDims(row), tax: rowTax(row) },
  }))
}

function taxRow(tax: LineTax | null | undefined) {
  if (!tax) return {}
  return {
    ...{ ppn: tax.ppn, tax_invoice_no: tax.taxInvoiceNo, tax_invoice_date: tax.taxInvoiceDate },
    ...{ pph: tax.pph, pph_kind: tax.pphKind, pph_base: tax.pphBase, pph_proof_no: tax.proofNo },
    ...{ pph_proof_date: tax.proofDate, tax_no: tax.taxNo, object_code: tax.objectCode },
  }
}

function rowTax(row: Selectable<CashEntryLineRow>): LineTax | null {
  if (row.ppn === 0n && row.pph === 0n) return null
  return {
    ...{ ppn: row.ppn, taxInvoiceNo: row.tax_invoice_no, taxInvoiceDate: row.tax_invoice_date },
    ...{ pph: row.pph, pphKind: row.pph_kind, pphBase: row.pph_base, proofNo: row.pph_proof_no },
    ...{ proofDate: row.pph_proof_date, taxNo: row.tax_no, objectCode: row.object_code },
  }
}

/** Changes a cash entry under the person's name. */
export async function changeCashEntry(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<CashEntryRow>,
): Promise<KeptCashEntry> {
  return own(tx)
    .updateTable('cash_entry')
    .set({ ...change, ...signedBy(actor) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The standing entry of the same day, kind, account and amount, and of the same float of a site; of none there is nothing. */
export async function twinOfCashEntry(
  tx: Tx,
  companyId: string,
  of: {
    readonly id: string
    readonly date: Day
    readonly kind: CashEntryKind
    readonly cashAccountId: string
    readonly amount: Money
  },
) {
  return own(tx)
    .selectFrom('cash_entry')
    .select(['id', 'number', 'memo', 'party_name'])
    .where('company_id', '=', companyId)
    .where('entry_date', '=', of.date)
    .where('kind', '=', of.kind)
    .where('cash_account_id', '=', of.cashAccountId)
    .where('amount', '=', of.amount)
    .where('state', '<>', 'void')
    .where('id', '<>', of.id)
    .where(
      sql<boolean>`(select float_id from site_float_entry e where e.entry_id = cash_entry.id)
        is not distinct from (select float_id from site_float_entry e where e.entry_id = ${of.id})`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Accounts by code that lines may name: those asked about, or all, each with the kinds this person lately wrote it for. */
export async function lineAccounts(tx: Tx, actor: Actor) {
  const { rows } = await sql<{ code: string; name: string; usedFor: CashEntryKind[] }>`
    select a.code, a.name, coalesce((
      select array_agg(distinct recent.kind) from (
        select e.kind from cash_entry_line l join cash_entry e on e.id = l.entry_id
        where l.company_id = a.company_id and l.account_code = a.code and e.created_by = ${actor.userId}
        order by l.entry_id desc limit 20
      ) recent
    ), '{}') as "usedFor"
    from account a
    where a.company_id = ${actor.companyId} and a.normal <> 'header' and a.archived_at is null
    order by a.code
  `.execute(own(tx))
  return rows
}

/** The cash account this person used last. */
export async function lastCashAccount(tx: Tx, actor: Actor): Promise<string | null> {
  const row = await own(tx)
    .selectFrom('cash_entry')
    .select('cash_account_id')
    .where('company_id', '=', actor.companyId)
    .where('created_by', '=', actor.userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cash_account_id ?? null
}

/** Of these account codes, those that this company has and may post to. */
export async function knownAccounts(tx: Tx, companyId: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from account where company_id = ${companyId} and code = any (${[...codes]}::text[])
      and normal <> 'header' and archived_at is null
  `.execute(own(tx))
  return new Set(rows.map(({ code }) => code))
}
