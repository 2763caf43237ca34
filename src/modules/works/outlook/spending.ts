import type { Day } from '#ground/day.ts'
import { allocate, max, minus, money, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { costHeads } from '#modules/projects/contract.ts'
import { payablesOfProject } from '#modules/purchasing/face.ts'
import type { CostOfHead, ProjectControl } from '../control/contract.ts'
import { endOfWeek, type WeekShare } from '../schedule/rules.ts'
import { subcontractCommitments, type SubcontractCommitment } from '../subcontract/commitments.ts'
import { seenSubcontracts, type HeldSubcontract } from '../subcontract/held.ts'
import { subcontractPage } from '../subcontract/page.ts'
import { subcontractIdsOf } from '../subcontract/store.ts'
import { expectedKinds } from './contract.ts'
import { spreadAhead, type Expected } from './rules.ts'

/** When the work of a project is planned. */
export interface PlannedWeeks {
  /** The first day of week 1; where no schedule holds, today. */
  readonly weekOne: Day
  readonly now: number
  readonly sharesBy: ReadonlyMap<string, readonly WeekShare[]>
  /** Of the project as a whole, for what is of no work item. */
  readonly whole: readonly WeekShare[]
}

interface Of {
  readonly projectId: string
  readonly control: ProjectControl
  readonly plan: PlannedWeeks
  readonly retentionOn: Day | null
}

/** Tells what a project will pay: open bills, orders and subcontracts that are not billed, and what the cost plan still foresees. */
export async function expectedSpending(tx: Tx, actor: Actor, of: Of): Promise<Expected[]> {
  const { companyId } = actor
  const payables = await payablesOfProject(tx, companyId, of.projectId)
  const open = await subcontractCommitments(tx, companyId, of.projectId)
  const held = await seenSubcontracts(tx, actor, await subcontractIdsOf(tx, companyId, of.projectId))
  // Whose sight is narrower than the project is told the money, not the documents of others.
  const { ownOnly, warehouses } = actor.scope
  const canOpen = actor.can('view pembelian-barang') && !ownOnly && warehouses === 'all'
  return [
    ...payables.map(({ kind, id, number, supplierName, on, amount }, at): Expected => {
      const told = { kind, isIn: false, on, amount }
      if (!canOpen) return { ...told, id: `${kind}-${at}`, number: null, text: expectedKinds[kind], href: null }
      const page =
        kind === 'bill'
          ? `/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${id}`
          : `/pembelian-barang/detail/${id}`
      return { ...told, id, number, text: supplierName, href: page }
    }),
    ...held.flatMap((one) => subcontractRows(one, open, of)),
    ...(of.control.basis === 'rap' ? of.control.heads.flatMap((head) => headRows(head, of)) : []),
  ]
}

// Less what is held back of it and what was paid ahead.
function subcontractRows(held: HeldSubcontract, open: readonly SubcontractCommitment[], of: Of): Expected[] {
  const { doc, money: told } = held
  const lines = open.filter(({ number }) => number === doc.number)
  const whole = sum(lines.map(({ amount }) => amount))
  const kept = doc.retention === null ? ZERO : percentOf(whole, doc.retention)
  const ahead = minus(told.advanceBilled, told.advanceRecovered)
  const payable = max(ZERO, minus(minus(whole, kept), ahead))
  const parts = allocate(
    payable,
    lines.map(({ amount }) => amount),
  )
  const weeks = inWeeks(
    lines.map(({ workItemId }, at) => ({ workItemId, amount: parts[at] ?? ZERO })),
    of.plan,
  )
  const base = { isIn: false, number: doc.number, href: subcontractPage(doc.projectId, doc.id) }
  const text = `${lines[0]?.supplierName ?? ''}: ${doc.subject}`
  const retention = plus(minus(told.retentionHeld, told.retentionReleased), kept)
  return [
    ...weeks.map(({ on, amount }) => ({
      ...{ ...base, id: `${doc.id}-${on}`, kind: 'subcontract' as const, text, on, amount },
    })),
    ...(retention > 0n
      ? [
          {
            ...{ ...base, id: `${doc.id}-retention`, kind: 'subcontract_retention' as const, text: doc.subject },
            ...{ on: of.retentionOn, amount: retention },
          },
        ]
      : []),
  ]
}

// Material that lies on site was bought already: it is used up before more is.
function headRows({ head, toCome, onSite, items }: CostOfHead, { plan }: Of): Expected[] {
  const amount = max(ZERO, minus(money(toCome), money(onSite)))
  if (amount === 0n) return []
  const wanting = items.map((item) => ({ id: item.workItemId ?? '', toCome: max(ZERO, money(item.toCome)) }))
  const isKnown = wanting.some((item) => item.toCome > 0n)
  const parts = isKnown
    ? allocate(
        amount,
        wanting.map((item) => item.toCome),
      )
    : [amount]
  const shares = isKnown ? wanting.map(({ id }, at) => ({ workItemId: id, amount: parts[at] ?? ZERO })) : []
  const weeks = inWeeks(isKnown ? shares : [{ workItemId: '', amount }], plan)
  return weeks.map(({ on, amount: part }) => ({
    ...{ id: `rap-${head ?? 'none'}-${on}`, kind: 'rap' as const, isIn: false, number: null },
    ...{ text: head === null ? 'Tanpa jenis biaya' : costHeads[head], on, amount: part, href: null },
  }))
}

// Each work item in its own weeks, what is of none over those of the project; paid at the end of a week.
function inWeeks(
  parts: readonly { readonly workItemId: string; readonly amount: Money }[],
  { weekOne, now, sharesBy, whole }: PlannedWeeks,
): { readonly on: Day; readonly amount: Money }[] {
  const spread = parts.flatMap(({ workItemId, amount }) => spreadAhead(amount, sharesBy.get(workItemId) ?? whole, now))
  return [...Map.groupBy(spread, ({ week }) => week)]
    .map(([week, own]) => ({ on: endOfWeek(weekOne, week), amount: sum(own.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount > 0n)
    .toSorted((a, b) => a.on.localeCompare(b.on))
}
