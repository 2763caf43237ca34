import type { Day } from '#ground/day.ts'
import { plus } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { previewContractBill, type ContractSeen } from '#modules/sales/face.ts'
import type { ReadyBill } from '../billing/contract.ts'
import { readyBill } from '../billing/ready-bill.ts'
import { dueFacts, notesOf } from './bill-instalments.ts'
import type { Instalment } from './contract.ts'
import { instalmentShares, isDue, type DueFacts, type InstalmentShare } from './rules.ts'
import { instalmentsOf, type KeptInstalment } from './store.ts'

/** Most instalments whose invoice is worked out ahead on one page. */
const MOST_READY = 6

interface Of {
  readonly projectId: string
  readonly orderId: string
  readonly seen: ContractSeen
  readonly on: Day
}

/** Shows the instalments of a contract and what the invoices of those that are due would come to; none where it is billed by progress. */
export async function shownInstalments(
  tx: Tx,
  actor: Actor,
  { projectId, orderId, seen, on }: Of,
): Promise<{ readonly instalments: Instalment[]; readonly ready: ReadyBill[] }> {
  const rows = await instalmentsOf(tx, actor.companyId, { projectId, seen })
  if (rows.length === 0) return { instalments: [], ready: [] }
  const shares = instalmentShares(rows, seen)
  const facts = await dueFacts(tx, actor.companyId, { projectId, on })
  const instalments = rows.map((row) => seenInstalment(row, shares.get(row.id), facts))
  const ready: ReadyBill[] = []
  const due = rows.filter((_, at) => instalments[at]?.state === 'ready')
  for (const row of seen.state === 'posted' ? due.slice(0, MOST_READY) : []) {
    const share = shares.get(row.id)
    if (!share) continue
    const bill = { orderId, date: on, kind: 'sale' as const, notes: notesOf(row) }
    const told = await previewContractBill(tx, actor, { ...bill, earned: plus(seen.billed, share.amount) })
    ready.push({ ...readyBill('sale', told), instalment: { id: row.id, name: row.name } })
  }
  return { instalments, ready }
}

function seenInstalment(row: KeptInstalment, share: InstalmentShare | undefined, facts: DueFacts): Instalment {
  const amount = row.taken?.amount ?? share?.amount ?? 0n
  const open = amount === 0n ? 'spent' : isDue(row, facts) ? 'ready' : 'waiting'
  return {
    ...{ id: row.id, name: row.name, percent: percentText(row.percent), dueBy: row.dueBy, dueOn: row.dueOn },
    duePercent: row.duePercent === null ? null : percentText(row.duePercent),
    ...{ expectedOn: row.expectedOn, documents: row.documents, amount: String(amount) },
    state: row.taken ? (row.isOpened ? 'opened' : 'billed') : open,
    ...{ invoiceId: row.invoice?.id ?? null, invoiceNumber: row.invoice?.number ?? null },
  }
}
