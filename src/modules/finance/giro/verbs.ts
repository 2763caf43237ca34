import type { Day } from '#ground/day.ts'
import { negate, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { toldOf } from '#kit/history/told.ts'
import { Forbidden } from '#kit/http/failures.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import {
  balanceOf,
  cashAccountFor,
  changeGiro,
  endedGiros,
  GIRO,
  lockGiro,
  openGiros,
  post,
  reverse,
  type KeptGiro,
} from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { takeBackPaid } from '#modules/purchasing/face.ts'
import { takeBackReceived } from '#modules/sales/face.ts'
import { refuseInPart } from '../bank/open-matching.ts'
import { createCashEntry } from '../entries/save-entry.ts'
import * as contract from './contract.ts'
import type { Giro, Giros } from './contract.ts'
import { clearingLines } from './rules.ts'

const MOST_OPEN = 500
const MOST_ENDED = 50

/** Shows the giros that wait and those that ended, with what stands in their accounts. */
export async function showGiros(tx: Tx, actor: Actor): Promise<Giros> {
  refuseInPart(actor)
  const { companyId } = actor
  return {
    open: (await openGiros(tx, companyId, MOST_OPEN)).map(giroShown),
    ended: (await endedGiros(tx, companyId, MOST_ENDED)).map(giroShown),
    received: String(await balanceOf(tx, companyId, accounts.giroReceived)),
    given: String(negate(await balanceOf(tx, companyId, accounts.giroGiven))),
  }
}

const PAGES = {
  payment: (id: string) => `/order/?jenis=pembayaran&dokumen=${id}`,
  'purchase-payment': (id: string) => `/pembelian-barang/?tab=pembelian&jenis=pembayaran&dokumen=${id}`,
}

function giroShown({ state, endedOn, fee, reason, by, sourceKind, sourceId, ...giro }: KeptGiro): Giro {
  const { id, version, direction, number, bank, dueOn, takenOn, amount, partyName, drawnOn } = giro
  const isEnded = endedOn !== null && (state === 'cleared' || state === 'rejected')
  return {
    ...{ id, version, direction, number, bank, dueOn, takenOn, amount: String(amount), partyName, drawnOn },
    to: PAGES[sourceKind](sourceId),
    ended: isEnded ? { as: state, on: endedOn, fee: String(fee), reason, by } : null,
  }
}

type Ended = Promise<{ id: string; version: number }>

/** Books what the bank paid for a giro, on its day. */
export async function bookClearing(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.clearGiro>): Ended {
  const giro = await waitingGiro(tx, actor, asked)
  const { id, version } = await clearWaiting(tx, actor, giro, asked)
  return { id, version }
}

/** How a bank paid a giro. */
type Cleared = Pick<AskedOf<typeof contract.clearGiro>, 'date' | 'fee' | 'cashAccountId'>

async function clearWaiting(tx: Tx, actor: Actor, giro: KeptGiro, asked: Cleared) {
  const { date, fee } = asked
  refuseAhead(actor, date)
  if (date < giro.takenOn) throw new Refusal('giro.before', { number: giro.number }, { field: 'date' })
  if (giro.direction === 'masuk' && fee >= giro.amount)
    throw new Refusal('giro.fee-too-large', { amount: giro.amount }, { field: 'fee' })
  const place = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'transfer' })
  const { id, direction, amount, partyId } = giro
  const clearingId = newId()
  await post(tx, actor, {
    ...{ on: date, area: 'finance', source: { kind: 'giro', id: clearingId } },
    memo: `Giro ${giro.number} ${giro.partyName} cair`,
    lines: clearingLines({ direction, amount, fee, cash: place.accountCode, partyId }),
  })
  const changes = { endedOn: [null, date], place: [null, place.name], fee: [null, String(fee)] } as const
  await recordHistory(tx, actor, { subject: GIRO, id, act: 'clear', changes })
  const to = { endedOn: date, cashAccountId: place.id, fee, clearingId }
  return { ...(await ended(tx, actor, id, { ...to, state: 'cleared' })), clearingId }
}

/** Takes back the payment that was made with a giro the bank has not paid, and books the fee of the bank; both today. */
export async function bookRejection(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.rejectGiro>): Ended {
  const { fee, reason, cashAccountId } = asked
  const giro = await waitingGiro(tx, actor, asked)
  const { id, number, partyName, sourceId, sourceKind } = giro
  const endedOn = today(actor)
  if (fee > 0n && cashAccountId === null) throw new Refusal('giro.fee-place', {}, { field: 'cashAccountId' })
  // What ended is left alone by the payment that is taken back with it.
  const done = await ended(tx, actor, id, { state: 'rejected', endedOn, fee, reason, cashAccountId })
  const why = `Giro ${number} ditolak: ${reason}`
  const isOut = sourceKind === 'purchase-payment'
  const isBack = await (isOut ? takeBackPaid : takeBackReceived)(tx, actor, sourceId, why)
  if (!isBack) throw new Forbidden(isOut ? 'delete pembelian-barang' : 'delete order')
  if (fee > 0n && cashAccountId !== null) {
    await createCashEntry(tx, actor, {
      ...{
        kind: 'keluar',
        date: endedOn,
        arrivalDate: null,
        toCashAccountId: null,
        amount: null,
        fee: null,
        post: true,
      },
      ...{ cashAccountId, partyName, reference: number, confirmDuplicates: true, memo: `Biaya tolakan giro ${number}` },
      lines: [{ account: accounts.otherExpense, amount: fee, memo: null, projectId: null, workItemId: null }],
    })
  }
  await recordHistory(tx, actor, { subject: GIRO, id, act: 'reject', reason })
  return done
}

/** Takes a clearing back by its mirror, on its own day; the giro waits again. */
export async function undoClearing(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.unclearGiro>): Ended {
  refuseInPart(actor)
  const giro = await lockGiro(tx, actor.companyId, asked.id)
  expectVersion({ version: giro.version, updatedByName: giro.by }, asked.version)
  return reopen(tx, actor, giro, asked.reason)
}

async function reopen(
  tx: Tx,
  actor: Actor,
  { id, state, number, endedOn, clearingId }: KeptGiro,
  reason: string,
): Ended {
  if (state !== 'cleared' || endedOn === null || clearingId === null) throw new Refusal('giro.not-cleared', { number })
  await reverse(tx, actor, { kind: 'giro', id: clearingId }, { on: endedOn, reason })
  await recordHistory(tx, actor, { subject: GIRO, id, act: 'void-clearing', reason })
  return ended(tx, actor, id, { state: 'open' })
}

/** Books that a line of the bank is these giros: each is cleared on its day, with what the bank took of it; tells its clearing. */
export async function clearByLine(
  tx: Tx,
  actor: Actor,
  line: { readonly date: Day; readonly cashAccountId: string },
  giros: readonly { readonly id: string; readonly fee: Money }[],
): Promise<{ id: string; clearingId: string }[]> {
  if (giros.length > 0 && !actor.can('create laporan-keuangan')) throw new Forbidden('create laporan-keuangan')
  const cleared: { id: string; clearingId: string }[] = []
  for (const { id, fee } of giros) {
    const giro = await lockGiro(tx, actor.companyId, id)
    if (giro.state !== 'open') throw new Refusal('giro.not-open', { number: giro.number }, { field: 'claims' })
    const { clearingId } = await clearWaiting(tx, actor, giro, { ...line, fee })
    cleared.push({ id, clearingId })
  }
  return cleared
}

/** Takes a clearing that was booked with a line of the bank back with it, by who may. */
export async function takeBackCleared(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const giro = await lockGiro(tx, actor.companyId, id)
  if (giro.state === 'cleared' && actor.can('delete laporan-keuangan')) await reopen(tx, actor, giro, reason)
}

async function tellGiro(tx: Tx, actor: Actor, { id }: AskedOf<typeof contract.giroHistory>) {
  refuseInPart(actor)
  return toldOf(tx, actor.companyId, GIRO, id)
}

async function waitingGiro(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }) {
  refuseInPart(actor)
  const giro = await lockGiro(tx, actor.companyId, asked.id)
  expectVersion({ version: giro.version, updatedByName: giro.by }, asked.version)
  if (giro.state !== 'open') throw new Refusal('giro.not-open', { number: giro.number })
  return giro
}

async function ended(tx: Tx, actor: Actor, id: string, to: Parameters<typeof changeGiro>[3]): Ended {
  return { id, version: await changeGiro(tx, actor, id, to) }
}

/** The doors of giros. */
export const giroRoutes: readonly Served[] = [
  serve(contract.listGiros, ({ tx, actor }) => showGiros(tx, actor)),
  serve(contract.giroHistory, ({ tx, actor, asked }) => tellGiro(tx, actor, asked)),
  serve(contract.clearGiro, ({ tx, actor, asked }) => bookClearing(tx, actor, asked)),
  serve(contract.rejectGiro, ({ tx, actor, asked }) => bookRejection(tx, actor, asked)),
  serve(contract.unclearGiro, ({ tx, actor, asked }) => undoClearing(tx, actor, asked)),
]
