import '#modules/journal/work-item-use.ts'
import type { Day } from '#ground/day.ts'
import { dimsOf } from '#ground/dims.ts'
import { money, ZERO, type Money } from '#ground/money.ts'
import { periodOf } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { seriesOf } from '#kit/posting/number.ts'
import type { Area } from '#kit/posting/period-lock.ts'
import { refuseFinishedProjects } from '#modules/projects/face.ts'
import { refuseShortCash } from '#modules/journal/cash-floor-store.ts'
import { rememberAlias, standingOfParty } from '#modules/journal/alias-store.ts'
import { credit, debit, decideEntry, mirrored, type EntryLine } from '#modules/journal/rules.ts'
import { accountSum, partySums, standingEntriesOf, writeEntry, type EntryToWrite } from '#modules/journal/store.ts'

export { tieBankAccount } from '#modules/journal/bank-tie.ts'
export { tiedAccounts } from '#modules/journal/bank-tie-store.ts'
export { addCashAccount, cashAccountFor, cashAccounts, openSiteCash } from '#modules/journal/cash-accounts.ts'
export { cashNeverBelowZero, keepCashNeverBelowZero } from '#modules/journal/cash-floor-store.ts'
export { dropGiro, GIRO, keepGiro, placeOfPayment } from '#modules/journal/giro/keep-giro.ts'
export {
  changeGiro,
  endedGiros,
  giroClaims,
  girosOnTheWay,
  lockGiro,
  openGiros,
  type KeptGiro,
} from '#modules/journal/giro/store.ts'
export { siteCashAccount, type CashAccount } from '#modules/journal/cash-store.ts'
export { cashBalances, cashBetween, firstEntryDay, leftBy, openedCashBetween } from '#modules/journal/read-store.ts'
export { countLines, journalPages, type JournalSpan } from '#modules/journal/journal-lines-store.ts'
export {
  cashCounterEntries,
  cashCounters,
  cashDaysOfLines,
  type CashCounter,
  type CashCounterEntry,
} from '#modules/journal/cash-counter-store.ts'
export {
  countEntries,
  ledgerBefore,
  ledgerLines,
  ledgerUpTo,
  partyNamed,
  postableAccounts,
  type LedgerAsked,
  type LedgerLine,
} from '#modules/journal/ledger-store.ts'
export {
  accountSums,
  booksNoCost,
  isCashLine,
  profitOfProjects,
  sumsApart,
  type AccountSum,
  type Apart,
  type SumRange,
} from '#modules/journal/sums-store.ts'
export {
  costsByWork,
  costsOfProjects,
  isProjectBooked,
  projectCostLines,
  projectCosts,
  type ProjectCostLine,
} from '#modules/journal/project-costs.ts'
export { documentPage } from '#modules/journal/document-page.ts'
export { entriesWithout } from '#modules/journal/entries-store.ts'
export { mirrorDay } from '#modules/journal/opening/mirror-day.ts'
export { creditOfSources } from '#modules/journal/sources-store.ts'
export { seedAccounts } from '#modules/journal/seed-accounts.ts'

/** The document an entry comes from. One standing entry per (kind, id): two entries of one document need two kinds. */
export interface Source {
  readonly kind: string
  readonly id: string
}

/** What is to be booked. Build lines with `debit()` and `credit()` of `rules.ts`, accounts with `accounts.ts`. */
export interface Entry {
  readonly on: Day
  /** Whose lock it obeys, beside that of finance. */
  readonly area: Area
  readonly source: Source
  readonly memo: string
  readonly lines: readonly EntryLine[]
}

/** An entry that was booked. */
export interface Posted {
  readonly id: string
  readonly number: string
}

/** Books an entry and moves the balances of its accounts and parties; null when there is nothing to book. */
export async function post(tx: Tx, actor: Actor, entry: Entry): Promise<Posted | null> {
  return write(tx, actor, { ...entry, reverses: null, reason: null })
}

/** Takes back what stands of a document by mirrored entries on the given day; tells which were written. */
export async function reverse(
  tx: Tx,
  actor: Actor,
  source: Source,
  asked: { readonly on: Day; readonly reason: string },
): Promise<Posted[]> {
  const written: Posted[] = []
  for (const standing of await standingEntriesOf(tx, actor.companyId, source.kind, source.id)) {
    const back = await write(tx, actor, {
      on: asked.on,
      area: standing.area,
      source,
      memo: `Pembatalan: ${standing.memo}`,
      lines: mirrored(standing.lines),
      reverses: standing.id,
      reason: asked.reason,
    })
    if (back) written.push(back)
  }
  return written
}

/** Two parties that become one. */
export interface PartyMerge {
  readonly fromId: string
  readonly intoId: string
  readonly on: Day
  readonly area: Area
  readonly memo: string
}

/**
 * Gives what stands against one party in every account to another by one entry. Entries stay as they were written;
 * what takes one of the first party back later is booked against the second.
 */
export async function moveParty(tx: Tx, actor: Actor, merge: PartyMerge): Promise<Posted | null> {
  const { fromId, intoId, on, area, memo } = merge
  const { companyId } = actor
  const standing = await standingOfParty(tx, companyId, fromId)
  await rememberAlias(tx, { companyId, fromId, intoId, by: actor.userId })
  const lines = standing.flatMap(({ account, net, ...dims }) => [
    debit(account, net, { ...dimsOf(dims), partyId: intoId }),
    credit(account, net, { ...dimsOf(dims), partyId: fromId }),
  ])
  return post(tx, actor, { on, area, source: { kind: 'party-merge', id: fromId }, memo, lines })
}

/** Tells debit minus credit of an account: now, or at the end of a day. */
export async function balanceOf(tx: Tx, companyId: string, account: string, until?: Day): Promise<Money> {
  return accountSum(tx, companyId, account, until)
}

/** Tells debit minus credit of one party in one account: what a customer owes on '1-1300'. */
export async function partyBalance(tx: Tx, companyId: string, partyId: string, account: string): Promise<Money> {
  return (await partyBalances(tx, companyId, [partyId], account)).get(partyId) ?? ZERO
}

/** Tells the same for many parties at once; a party without entries is absent. */
export async function partyBalances(
  tx: Tx,
  companyId: string,
  partyIds: readonly string[],
  account: string,
): Promise<Map<string, Money>> {
  return partySums(tx, companyId, account, partyIds)
}

type Written = Omit<Entry, 'area'> & Pick<EntryToWrite, 'area' | 'reverses' | 'reason'>

async function write(tx: Tx, actor: Actor, asked: Written): Promise<Posted | null> {
  const { lines, total } = decideEntry(asked.lines)
  if (total === 0n) return null
  await refuseFinishedProjects(tx, actor.companyId, [...new Set(lines.flatMap((line) => line.projectId ?? []))])

  const entry: EntryToWrite = {
    id: newId(),
    companyId: actor.companyId,
    by: actor.userId,
    on: asked.on,
    area: asked.area,
    series: { doc: 'KU', period: periodOf(asked.on), head: seriesOf({ doc: 'KU', day: asked.on }).head },
    source: asked.source,
    memo: asked.memo,
    total: money(total),
    reverses: asked.reverses,
    reason: asked.reason,
  }
  const saved = await writeEntry(tx, entry, lines)
  if (saved.written !== lines.length) throw new Refusal('journal.no-account', { accounts: accountsOf(lines) })
  await refuseShortCash(tx, actor.companyId, lines)
  return { id: entry.id, number: saved.number }
}

function accountsOf(lines: readonly EntryLine[]): string {
  return lines.map((line) => line.account).join(', ')
}
