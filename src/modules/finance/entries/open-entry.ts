import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { labelOf } from '#kit/posting/label.ts'
import { cashAccounts, cashBalances } from '#modules/journal/face.ts'
import { cashRulesOf } from '../boxes/store.ts'
import { own } from '../store.ts'
import type { CashEntry, CashEntryLine, CashStanding } from './contract.ts'
import { approvalMissing } from './needs-more.ts'
import { writtenElsewhere } from './rules.ts'
import { lastCashAccount, lineAccounts } from './store.ts'
import { seenCashEntries } from './visible.ts'

/** Shows a cash entry with its lines and what may be done with it. */
export async function cashEntryPage(tx: Tx, actor: Actor, id: string): Promise<CashEntry> {
  const { rows } = await sql<Omit<CashEntry, 'label' | 'lines' | 'can' | 'approvalFrom'> & { isOfSite: boolean }>`
    select c.id, c.version, c.number, c.state, c.kind, c.entry_date as date, c.arrival_date as "arrivalDate",
      c.cash_account_id as "cashAccountId", k.name as "cashAccountName", c.to_cash_account_id as "toCashAccountId",
      t.name as "toCashAccountName", c.amount::text, c.fee::text, c.party_name as "partyName", c.memo, c.reference,
      c.void_reason as "voidReason", c.posted_at as "postedAt", c.posted_by as "postedBy", c.updated_at as "updatedAt",
      c.updated_by_name as "updatedBy",
      exists (select from site_float_entry f where f.entry_id = c.id) as "isOfSite"
    from cash_entry c
    join cash_account k on k.id = c.cash_account_id
    left join cash_account t on t.id = c.to_cash_account_id
    where c.id = ${id} and ${seenCashEntries(actor)}
  `.execute(own(tx))
  const { isOfSite, ...head } = found(rows[0])
  const lines = await linesShown(tx, actor.companyId, id)
  const asked = { kind: head.kind, amount: BigInt(head.amount) }
  const missing = head.state === 'draft' ? approvalMissing(actor, asked, await cashRulesOf(tx, actor.companyId)) : null
  // What a site wrote is decided where its expenses are.
  const can = actsOn(actor, head).filter((act) => act === 'void' || !(isOfSite || (act === 'post' && missing !== null)))
  return { ...head, label: labelOf(head.number), lines, can, approvalFrom: missing === null ? null : String(missing) }
}

function actsOn(actor: Actor, { state }: Pick<CashEntry, 'state'>): CashEntry['can'] {
  const mayWrite = actor.can('create laporan-keuangan') || actor.can('update laporan-keuangan')
  if (state === 'draft') return mayWrite ? ['edit', 'post', 'delete'] : []
  return state === 'posted' && actor.can('delete laporan-keuangan') ? ['void'] : []
}

async function linesShown(tx: Tx, companyId: string, id: string): Promise<CashEntryLine[]> {
  const { rows } = await sql<CashEntryLine>`
    select l.account_code as account, a.name as "accountName", l.amount::text, l.memo, l.project_id as "projectId",
      p.name as "projectName", l.work_item_id as "workItemId", w.name as "workItemName",
      case when l.ppn > 0 or l.pph > 0 then jsonb_build_object('ppn', l.ppn::text, 'taxInvoiceNo', l.tax_invoice_no,
        'taxInvoiceDate', l.tax_invoice_date, 'pph', l.pph::text, 'pphKind', l.pph_kind, 'pphBase', l.pph_base::text,
        'proofNo', l.pph_proof_no, 'proofDate', l.pph_proof_date, 'taxNo', l.tax_no, 'objectCode', l.object_code) end as tax
    from cash_entry_line l
    join account a on a.company_id = l.company_id and a.code = l.account_code
    left join project p on p.company_id = l.company_id and p.id = l.project_id
    left join work_item w on w.company_id = l.company_id and w.id = l.work_item_id
    where l.company_id = ${companyId} and l.entry_id = ${id} order by l.line_no
  `.execute(own(tx))
  return rows
}

/** Tells what a form begins with: where money lies, and what it may be for. */
export async function beginCashEntry(tx: Tx, actor: Actor) {
  const places = await cashAccounts(tx, actor.companyId)
  const usual = await lastCashAccount(tx, actor)
  const accounts = await lineAccounts(tx, actor)
  return {
    cashAccounts: places.map(({ id, kind, name, accountCode }) => ({ id, kind, name, accountCode })),
    usualCashAccountId: places.some(({ id }) => id === usual) ? usual : null,
    accounts: accounts.filter(({ code }) => writtenElsewhere(code) === undefined),
  }
}

/** Tells what lies in each cash box and bank account now. */
export async function cashStandingsOf(tx: Tx, actor: Actor): Promise<CashStanding[]> {
  const places = await cashAccounts(tx, actor.companyId)
  const balances = await cashBalances(tx, actor.companyId)
  return places.map(({ id, kind, name, accountCode }) => ({
    ...{ id, kind, name, accountCode },
    balance: String(balances.get(accountCode) ?? 0n),
  }))
}
