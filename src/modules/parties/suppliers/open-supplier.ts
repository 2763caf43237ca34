import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { wireValue } from '#kit/list/wire.ts'
import { readRow } from '#kit/record/rows.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { pageFacts, pickedParties } from '#modules/parties/look-up-party.ts'
import { mayApproveChange } from '#modules/parties/suppliers/bank-change.ts'
import { waitingRow } from '#modules/parties/suppliers/bank-store.ts'
import type { BankChange, Supplier, SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import { factsOf } from '#modules/parties/suppliers/facts.ts'
import { bankAccountsOf, standingRow, supplierRow } from '#modules/parties/suppliers/store.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'
import type { SupplierChoice } from '#modules/parties/picks/contract.ts'

const NEVER = '0001-01-01'

/** Shows a supplier whole, with the change of its bank accounts that waits. */
export async function openSupplier(tx: Tx, actor: Actor, id: string): Promise<Supplier> {
  const master = await openRecord(tx, actor, supplierRecord, id)
  const row = found(await supplierRow(tx, actor.companyId, id))
  const standing = await standingRow(tx, actor.companyId, id)
  const into = row.merged_into === null ? undefined : await supplierRow(tx, actor.companyId, row.merged_into)
  return {
    ...master,
    ...(await pageFacts(tx, row)),
    mergedInto: into ? { id: into.id, name: into.name } : null,
    bankChange: await bankChangeOf(tx, actor, id),
    standing: {
      payable: String(standing.payable),
      lastBoughtOn: standing.last_bought_on === NEVER ? null : standing.last_bought_on,
      onTimePercent: percentWire(standing.on_time_percent),
      rejectPercent: percentWire(standing.reject_percent),
      priceDriftPercent: percentWire(standing.price_drift_percent),
      leadDays: standing.lead_days,
    },
  }
}

async function bankChangeOf(tx: Tx, actor: Actor, id: string): Promise<BankChange | null> {
  const change = await waitingRow(tx, actor.companyId, id)
  if (!change) return null
  return {
    id: change.id,
    before: change.accounts_before,
    after: change.accounts_after,
    askedBy: change.asked_by_name,
    askedAt: change.asked_at,
    isMine: change.asked_by === actor.userId,
    mayApprove: await mayApproveChange(tx, actor, change.asked_by),
  }
}

/** Shows what a purchase takes from a supplier. */
export async function briefOfSupplier(tx: Tx, actor: Actor, id: string): Promise<SupplierBrief> {
  await readRow(tx, supplierRecord, actor, id)
  const row = found(await supplierRow(tx, actor.companyId, id))
  const facts = await factsOf(tx, actor.companyId, row)
  const standing = await standingRow(tx, actor.companyId, id)
  const accounts = await bankAccountsOf(tx, actor.companyId, id)
  return {
    id,
    code: facts.code,
    name: facts.name,
    city: row.city,
    phone: facts.phone,
    status: facts.status,
    npwp: facts.npwp,
    isPkp: facts.isPkp,
    whatsapp: facts.whatsapp,
    email: facts.email,
    address: facts.address,
    contactName: facts.contactName,
    termDays: facts.termDays,
    leadTimeDays: facts.leadTimeDays,
    minOrder: facts.minOrder === null ? null : String(facts.minOrder),
    pphType: facts.pphType,
    pphRate: percentWire(row.pph_rate),
    payable: String(standing.payable),
    bankAccounts: accounts.map(({ account_no: accountNo, is_default: isDefault, ...account }) => ({
      ...account,
      accountNo,
      isDefault,
    })),
    hasWaitingAccounts: (await waitingRow(tx, actor.companyId, id)) !== undefined,
  }
}

/** Answers a picker: the typed words, or the one already chosen. */
export function pickedSuppliers(
  tx: Tx,
  actor: Actor,
  asked: { q?: string; id?: string; last?: string },
): Promise<SupplierChoice[]> {
  return pickedParties<SupplierChoice>(tx, actor, supplierRecord, asked)
}

function percentWire(value: string | null): string | null {
  return wireValue(value, 'percent') as string | null
}
