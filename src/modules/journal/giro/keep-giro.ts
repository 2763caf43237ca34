import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { cashAccountFor } from '#modules/journal/cash-accounts.ts'
import { insertCashAccount, keptCashAccount, type CashAccount } from '#modules/journal/cash-store.ts'
import type { GiroAsked, GiroDirection } from '#modules/journal/giro/contract.ts'
import { changeGiro, insertGiro, lockGiroOf } from '#modules/journal/giro/store.ts'

/** A payment that may be made with a giro. */
interface Way {
  readonly cashAccountId: string | null
  readonly method: string
  readonly adminFee?: Money | undefined
  readonly giro?: GiroAsked | undefined
}

/** What history calls a giro. */
export const GIRO = 'giro'

const PLACES = {
  masuk: { accountCode: accounts.giroReceived, name: 'Piutang giro' },
  keluar: { accountCode: accounts.giroGiven, name: 'Utang giro' },
} as const

/** Gives where the money of a payment lies: the account of its giro until that is paid, else the one that was chosen. */
export async function placeOfPayment(tx: Tx, actor: Actor, direction: GiroDirection, way: Way): Promise<CashAccount> {
  if (!way.giro) return cashAccountFor(tx, actor, way)
  if (way.method !== 'giro' && way.method !== 'cek') throw new Refusal('giro.method', {}, { field: 'method' })
  if (way.adminFee) throw new Refusal('giro.fee', {}, { field: 'adminFee' })
  const { accountCode, name } = PLACES[direction]
  const kept = await keptCashAccount(tx, actor.companyId, accountCode)
  if (kept) return kept
  const facts = { kind: 'kas' as const, bank: null, accountNo: null, holder: null }
  const account = { ...facts, id: newId(), accountCode, name }
  await insertCashAccount(tx, { companyId: actor.companyId, by: actor.userId }, account)
  return account
}

/** Keeps the giro that a payment was made with; nothing where it was made with none. */
export async function keepGiro(
  tx: Tx,
  actor: Actor,
  giro: GiroAsked | undefined,
  of: {
    readonly direction: GiroDirection
    readonly takenOn: Day
    readonly amount: Money
    readonly partyId: string
    readonly partyName: string
    /** The account of ours that pays one we gave; null: told at its clearing. */
    readonly cashAccountId: string | null
    readonly source: { readonly kind: 'payment' | 'purchase-payment'; readonly id: string }
  },
): Promise<void> {
  if (!giro) return
  if (of.amount === 0n) throw new Refusal('giro.nothing', {}, { field: 'amount' })
  const { source, cashAccountId, ...about } = of
  // Of one we give, the bank is that of the account that pays it.
  const isOurs = of.direction === 'keluar' && (cashAccountId !== null || giro.bank === null)
  const ours = isOurs ? await cashAccountFor(tx, actor, { cashAccountId, method: 'giro' }) : null
  if (ours && ours.kind !== 'bank') throw new Refusal('giro.of-bank', {}, { field: 'cashAccountId' })
  const bank = ours ? (ours.bank ?? ours.name) : giro.bank
  if (!bank) throw new Refusal('giro.bank', {}, { field: 'giro.bank' })
  const id = newId()
  const way = { sourceKind: source.kind, sourceId: source.id, drawnOn: ours?.id ?? null }
  await insertGiro(tx, actor, { ...giro, ...about, ...way, id, bank })
  await recordHistory(tx, actor, { subject: GIRO, id, act: 'create' })
}

/** Ends the giro of a payment that is taken back. Throws 'giro.cleared' where the bank has paid it: that is undone first. */
export async function dropGiro(tx: Tx, actor: Actor, sourceId: string): Promise<void> {
  const giro = await lockGiroOf(tx, actor.companyId, sourceId)
  if (giro?.state === 'cleared') throw new Refusal('giro.cleared', { number: giro.number })
  if (giro?.state !== 'open') return
  await changeGiro(tx, actor, giro.id, { state: 'void', endedOn: today(actor) })
  await recordHistory(tx, actor, { subject: GIRO, id: giro.id, act: 'void' })
}
