import { day, type Day } from '#ground/day.ts'
import { plus } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractOf, type ContractBill, type ContractSeen } from '#modules/sales/face.ts'
import { billOf } from '../billing/bill-project.ts'
import type { BillKind } from '../billing/contract.ts'
import { earnedFacts, type EarnedFacts } from '../billing/earned.ts'
import { keptContract } from '../billing/store.ts'
import { notesOf } from '../instalments/bill-instalments.ts'
import { instalmentShares } from '../instalments/rules.ts'
import { instalmentsOf, type KeptInstalment } from '../instalments/store.ts'

/** A bill of the contract of a project that its page asks for by its key. */
export interface FoundBill {
  readonly project: KnownProject
  readonly orderId: string
  readonly seen: ContractSeen
  readonly instalments: readonly KeptInstalment[]
  readonly facts: EarnedFacts | undefined
  /** One that is issued, or waits. */
  readonly invoice: ContractSeen['invoices'][number] | null
  /** How one that may be issued today is asked of sales. */
  readonly ahead: { readonly kind: BillKind; readonly part: KeptInstalment | null; readonly bill: ContractBill } | null
}

/** Finds the bill of a key: an invoice of the contract, or what may be billed today; 404 for every other. */
export async function findBill(
  tx: Tx,
  actor: Actor,
  { id, termin }: { readonly id: string; readonly termin: string },
): Promise<FoundBill> {
  const project = await knownProject(tx, actor, id)
  const { orderId } = found(await keptContract(tx, actor.companyId, id))
  const seen = await contractOf(tx, actor, orderId)
  const instalments = await instalmentsOf(tx, actor.companyId, { projectId: id, seen })
  const facts = await earnedFacts(tx, actor.companyId, id)
  const basis = { project, orderId, seen, instalments, facts }
  const [kind, of] = termin.split('.')
  if (kind === 'invoice') return { ...basis, invoice: found(seen.invoices.find((one) => one.id === of)), ahead: null }
  const on = day(today(actor))
  if (kind === 'angsuran') {
    const part = found(instalments.find((one) => one.id === of && one.taken === null))
    return { ...basis, invoice: null, ahead: { kind: 'sale', part, bill: found(billOfPart(part, { ...basis, on })) } }
  }
  // Safe: the shape of the call knows no other.
  const asked = kind as BillKind
  found(instalments.length === 0 ? asked : undefined)
  return {
    ...basis,
    invoice: null,
    ahead: { kind: asked, part: null, bill: billOf(asked, { orderId, date: on }, facts) },
  }
}

type Basis = Pick<FoundBill, 'orderId' | 'seen' | 'instalments'> & { readonly on: Day }

function billOfPart(part: KeptInstalment, { orderId, seen, instalments, on }: Basis): ContractBill | undefined {
  const share = instalmentShares(instalments, seen).get(part.id)
  const notes = notesOf(part)
  return share && { orderId, date: on, kind: 'sale', notes, earned: plus(seen.billed, share.amount) }
}
