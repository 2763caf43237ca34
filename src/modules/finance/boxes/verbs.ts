import { money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { expectVersion } from '#kit/posting/version.ts'
import {
  addCashAccount,
  balanceOf,
  cashAccountFor,
  cashAccounts,
  cashBalances,
  cashNeverBelowZero,
  keepCashNeverBelowZero,
} from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { createCashEntry } from '../entries/save-entry.ts'
import type * as contract from './contract.ts'
import type { CashBoxes } from './contract.ts'
import * as store from './store.ts'

/** Shows the cash boxes with what lies in them, who holds them and when they were counted. */
export async function showCashBoxes(tx: Tx, actor: Actor): Promise<CashBoxes> {
  const { companyId } = actor
  const places = await cashAccounts(tx, companyId)
  const balances = await cashBalances(tx, companyId)
  const petty = await store.pettyCashOf(tx, companyId)
  const counts = await store.lastCounts(tx, companyId)
  const { version, photoFrom, approvalFrom } = await store.cashRulesOf(tx, companyId)
  const neverBelowZero = await cashNeverBelowZero(tx, companyId)
  const cashBoxes = places.filter(({ kind }) => kind === 'kas')
  const boxes = cashBoxes.map(({ id, name, accountCode }) => {
    const balance: bigint = balances.get(accountCode) ?? 0n
    const held = petty.find((one) => one.id === id)
    const count = counts.find(({ cashAccountId }) => cashAccountId === id)
    return {
      ...{ id, name, accountCode, balance: String(balance) },
      petty: held
        ? {
            ...{ version: held.version, holder: held.holder, imprest: String(held.imprest) },
            topUp: String(held.imprest > balance ? held.imprest - balance : 0n),
          }
        : null,
      count: count ? { on: count.on, book: String(count.book), counted: String(count.counted), by: count.by } : null,
    }
  })
  return {
    boxes,
    rules: { version, photoFrom: textOf(photoFrom), approvalFrom: textOf(approvalFrom), neverBelowZero },
    places: places.map(({ id, name }) => ({ id, name })),
  }
}

const textOf = (amount: bigint | null) => (amount === null ? null : String(amount))

/** Opens a kas kecil in the hands of somebody. */
export async function openPettyCash(
  tx: Tx,
  actor: Actor,
  { name, holder, imprest }: AskedOf<typeof contract.addPettyCash>,
): Promise<{ id: string }> {
  const { id } = await addCashAccount(tx, actor, { kind: 'kas', name, bank: null, accountNo: null, holder })
  await store.keepPettyCash(tx, actor, { id, holder, imprest })
  await recordHistory(tx, actor, { subject: PETTY, id, act: 'create' })
  return { id }
}

/** The name under which kas kecil stands in history. */
const PETTY = 'petty-cash'

/** Changes who holds a kas kecil, and what it is filled up to. */
export async function changePetty(
  tx: Tx,
  actor: Actor,
  { id, version, holder, imprest }: AskedOf<typeof contract.changePettyCash>,
): Promise<{ id: string; version: number }> {
  const kept = await store.lockPettyCash(tx, actor.companyId, id)
  expectVersion(kept, version)
  await store.keepPettyCash(tx, actor, { id, holder, imprest })
  const changes = { holder: [kept.holder, holder] as const, imprest: [String(kept.imprest), String(imprest)] as const }
  await recordHistory(tx, actor, { subject: PETTY, id, act: 'update', changes })
  return { id, version: version + 1 }
}

/** Fills a kas kecil up by moving money into it: to its imprest, unless an amount is said. */
export async function fillPetty(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.fillPettyCash>,
): Promise<{ id: string; number: string }> {
  const kept = await store.lockPettyCash(tx, actor.companyId, asked.id)
  const place = await cashAccountFor(tx, actor, { cashAccountId: kept.id, method: 'tunai' })
  const lies = await balanceOf(tx, actor.companyId, place.accountCode)
  const amount = asked.amount ?? money(kept.imprest - lies)
  if (amount <= 0n) throw new Refusal('cash-box.full', { imprest: kept.imprest }, { field: 'amount' })
  const made = await createCashEntry(tx, actor, {
    ...{ kind: 'pindah', date: asked.date, arrivalDate: null, amount, fee: null, lines: [], post: true },
    ...{ cashAccountId: asked.fromCashAccountId, toCashAccountId: kept.id, partyName: kept.holder, reference: null },
    ...{ memo: `Isi ${place.name}`, confirmDuplicates: true },
  })
  return { id: made.id, number: made.number ?? '' }
}

/** Writes down what was counted in a cash box on a day, and books what differs from the book. */
export async function countBox(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.countCash>,
): Promise<{ id: string; difference: string; number: string | null }> {
  const place = await cashAccountFor(tx, actor, { cashAccountId: asked.id, method: 'tunai' })
  if (place.kind !== 'kas') throw new Refusal('cash-box.bank', {}, { field: 'id' })
  const book = await balanceOf(tx, actor.companyId, place.accountCode, asked.date)
  const difference = money(asked.counted - book)
  const entry = difference === 0n ? null : await bookDifference(tx, actor, { ...asked, difference, name: place.name })
  const id = newId()
  const { date: on, counted, note } = asked
  await store.insertCount(tx, actor, {
    ...{ id, cashAccountId: place.id, on, book, counted, note, cashEntryId: entry?.id ?? null },
  })
  return { id, difference: String(difference), number: entry?.number ?? null }
}

async function bookDifference(
  tx: Tx,
  actor: Actor,
  of: AskedOf<typeof contract.countCash> & { readonly difference: bigint; readonly name: string },
) {
  const isMore = of.difference > 0n
  const account = of.account ?? (isMore ? accounts.otherIncome : accounts.otherExpense)
  const amount = money(isMore ? of.difference : -of.difference)
  return createCashEntry(tx, actor, {
    ...{ kind: isMore ? 'masuk' : 'keluar', date: of.date, arrivalDate: null, amount: null, fee: null, post: true },
    ...{ cashAccountId: of.id, toCashAccountId: null, partyName: null, reference: null, confirmDuplicates: true },
    memo: of.note ?? `Selisih hitung ${of.name}`,
    lines: [{ account, amount, memo: null, projectId: null, workItemId: null }],
  })
}

/** Saves from which amounts an entry needs more, and which cash accounts may not go below zero. */
export async function saveRules(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.saveCashRules>,
): Promise<{ version: number }> {
  const isKept = await store.keepCashRules(tx, actor, asked)
  if (!isKept) throw new Refusal('document.changed', { by: '' })
  if (asked.neverBelowZero) {
    const known = new Set((await cashAccounts(tx, actor.companyId)).map(({ id }) => id))
    found(asked.neverBelowZero.every((id) => known.has(id)) || undefined)
    await keepCashNeverBelowZero(tx, actor.companyId, asked.neverBelowZero)
  }
  await recordHistory(tx, actor, { subject: 'finance-setting', id: actor.companyId, act: 'update' })
  return { version: asked.version + 1 }
}
