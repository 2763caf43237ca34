import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistories, recordHistory } from '#kit/history/history.ts'
import { toldOf } from '#kit/history/told.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { CashLineTax } from '../entries/contract.ts'
import type { LineTax } from '../entries/tax-rules.ts'
import { cashEntryPage } from '../entries/open-entry.ts'
import { writeCashEntry } from '../entries/save-entry.ts'
import { manualJournalPage } from '../journals/open-journal.ts'
import { createManualJournal } from '../journals/write-journal.ts'
import { own } from '../store.ts'
import * as contract from './contract.ts'
import { isMonthDue, monthsDue, recurringDay } from './rules.ts'
import { isMonthDone, keptRecurring, lockRecurring, markMonth } from './store.ts'

/** The name under which what is repeated stands in history. */
const RECURRING = 'recurring-entry'

const MOST = 200

/** Shows what is repeated each month, and what of it waits to be booked. */
export async function showRecurring(tx: Tx, actor: Actor) {
  const kept = await keptRecurring(tx, actor, MOST)
  const on = today(actor)
  const due = kept.flatMap(({ id, name, kind, amount, done, ...of }): contract.RecurringDue[] => {
    if (of.isStopped || !of.stands) return []
    return monthsDue(of, new Set(done), on).map((period) => ({
      ...{ recurringId: id, name, kind, period, date: recurringDay(period, of.day), amount },
    }))
  })
  return {
    entries: kept.map(({ from: _from, done: _done, ...entry }): contract.RecurringEntry => entry),
    due: due.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

/** Counts the months until the end of one that wait to be booked. */
export async function monthsToRepeat(tx: Tx, actor: Actor, until: Period): Promise<number> {
  return (await showRecurring(tx, actor)).due.filter(({ period }) => period <= until).length
}

async function addRecurring(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.addRecurring>) {
  const { kind, sourceId, name, day, from } = asked
  const { state } =
    kind === 'cash-entry' ? await cashEntryPage(tx, actor, sourceId) : await manualJournalPage(tx, actor, sourceId)
  if (state !== 'posted') throw new Refusal('recurring.not-booked', {})
  const { rows } = await sql<{ id: string }>`
    insert into recurring_entry (id, company_id, name, source_kind, source_id, day, from_period, created_by, created_by_name,
      updated_by, updated_by_name)
    values (${newId()}, ${actor.companyId}, ${name}, ${kind}, ${sourceId}, ${day}, ${from}, ${actor.userId}, ${actor.name},
      ${actor.userId}, ${actor.name})
    on conflict (company_id, source_id) do nothing returning id
  `.execute(own(tx))
  if (!rows[0]) throw new Refusal('recurring.there', {})
  await recordHistory(tx, actor, { subject: RECURRING, id: rows[0].id, act: 'create' })
  return rows[0]
}

async function changeRecurring(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.changeRecurring>) {
  const { id, version, name, day, isStopped } = asked
  const row = await lockRecurring(tx, actor.companyId, id)
  await sourceOf(tx, actor, row)
  expectVersion(row, version)
  await sql`
    update recurring_entry set name = ${name}, day = ${day}, is_stopped = ${isStopped}, version = version + 1,
      updated_at = now(), updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
  const told = { subject: RECURRING, id }
  const changes = changesOf(row, { name, day })
  await recordHistories(tx, [
    ...(Object.keys(changes).length === 0 ? [] : [{ actor, done: { ...told, act: 'update', changes } }]),
    ...(row.isStopped === isStopped ? [] : [{ actor, done: { ...told, act: isStopped ? 'stop' : 'resume' } }]),
  ])
  return { id, version: version + 1 }
}

/** Books a month of what is repeated on its day, or keeps a draft of it. Throws 'recurring.done', 'recurring.not-due'. */
async function bookRecurring(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.bookRecurring>,
): Promise<DocumentRef> {
  const { id, post, confirmDuplicates } = asked
  const period = asked.period as Period
  const row = await lockDue(tx, actor, id, period)
  const date = recurringDay(period, row.day)
  const saved = await (await sourceOf(tx, actor, row)).write({ date, post, confirmDuplicates })
  await markMonth(tx, actor, { id, period, documentId: saved.id })
  await recordHistory(tx, actor, { ...monthTold(id, period), act: post ? 'book-month' : 'draft-month' })
  return saved
}

async function skipRecurring(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.skipRecurring>) {
  const { id } = asked
  const period = asked.period as Period
  const row = await lockDue(tx, actor, id, period)
  await sourceOf(tx, actor, row)
  await markMonth(tx, actor, { id, period, documentId: null })
  await recordHistory(tx, actor, { ...monthTold(id, period), act: 'skip-month' })
  return { id }
}

const monthTold = (id: string, period: Period) => ({
  ...{ subject: RECURRING, id, changes: { period: [null, periodFormat(period)] as const } },
})

async function tellRecurring(tx: Tx, actor: Actor, { id }: AskedOf<typeof contract.recurringHistory>) {
  await sourceOf(tx, actor, await lockRecurring(tx, actor.companyId, id))
  return toldOf(tx, actor.companyId, RECURRING, id)
}

type Kept = Awaited<ReturnType<typeof lockRecurring>>

async function lockDue(tx: Tx, actor: Actor, id: string, period: Period): Promise<Kept> {
  const row = await lockRecurring(tx, actor.companyId, id)
  if (row.isStopped || !isMonthDue(row, period, today(actor))) throw new Refusal('recurring.not-due', {})
  if (await isMonthDone(tx, actor.companyId, id, period)) throw new Refusal('recurring.done', { period })
  return row
}

interface Written {
  readonly date: Day
  readonly post: boolean
  readonly confirmDuplicates: boolean
}

// 404 where this person may not see what is repeated.
async function sourceOf(tx: Tx, actor: Actor, { kind, sourceId }: Kept) {
  if (kind === 'manual-journal') {
    const { memo, state, lines } = await manualJournalPage(tx, actor, sourceId)
    const write = ({ date, post }: Written) => {
      refuseGone(state)
      const each = lines.map(({ account, debit, credit, memo: about, projectId, workItemId }) => ({
        ...{ account, debit: money(debit), credit: money(credit), memo: about, projectId, workItemId },
      }))
      return createManualJournal(tx, actor, { date, reverseOn: null, memo, post, lines: each })
    }
    return { write }
  }
  const entry = await cashEntryPage(tx, actor, sourceId)
  const write = (given: Written) => {
    refuseGone(entry.state)
    const { cashAccountId, toCashAccountId, partyName, memo } = entry
    const isMoved = entry.kind === 'pindah'
    return writeCashEntry(tx, actor, {
      ...{ kind: entry.kind, cashAccountId, toCashAccountId, partyName, memo, reference: null, arrivalDate: null },
      ...{ amount: isMoved ? money(entry.amount) : null, fee: isMoved ? money(entry.fee) : null },
      lines: entry.lines.map(({ account, amount, memo: about, projectId, workItemId, tax }) => ({
        ...{ account, amount: money(amount), memo: about, projectId, workItemId, tax: tax && taxAgain(tax) },
      })),
      ...given,
    })
  }
  return { write }
}

// The papers of another month are its own.
function taxAgain({ ppn, pph, pphBase, ...tax }: CashLineTax): LineTax {
  const papers = { taxInvoiceNo: null, taxInvoiceDate: null, proofNo: null, proofDate: null } as const
  return { ...tax, ...papers, ppn: money(ppn), pph: money(pph), pphBase: money(pphBase) }
}

function refuseGone(state: string): void {
  if (state !== 'posted') throw new Refusal('recurring.not-booked', {})
}

/** The doors of what is repeated each month. */
export const recurringRoutes: readonly Served[] = [
  serve(contract.listRecurring, ({ tx, actor }) => showRecurring(tx, actor)),
  serve(contract.addRecurring, ({ tx, actor, asked }) => addRecurring(tx, actor, asked)),
  serve(contract.changeRecurring, ({ tx, actor, asked }) => changeRecurring(tx, actor, asked)),
  serve(contract.bookRecurring, ({ tx, actor, asked }) => bookRecurring(tx, actor, asked)),
  serve(contract.skipRecurring, ({ tx, actor, asked }) => skipRecurring(tx, actor, asked)),
  serve(contract.recurringHistory, ({ tx, actor, asked }) => tellRecurring(tx, actor, asked)),
]
