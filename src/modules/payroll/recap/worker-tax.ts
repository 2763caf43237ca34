import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'

/** A payment to somebody paid by the day or piece, as it was booked. */
export interface WorkerPaid {
  readonly workerId: string
  readonly personId: string
  readonly name: string
  /** The document it was booked with, which the journal names as its source. */
  readonly sourceId: string
  readonly number: string
  readonly on: Day
  /** Distinct dates worked, of which the average of a day is taken. */
  readonly dates: number
  readonly gross: Money
  readonly tax: Money
  /** What of the gross each project bears, by its name. */
  readonly projects: readonly { readonly projectId: string | null; readonly project: string; readonly amount: Money }[]
}

/** The payments of a month, and which kind of source they have in the journal. */
export interface WorkerMonth {
  readonly sourceKind: string
  readonly paid: readonly WorkerPaid[]
}

type PaidIn = (tx: Tx, companyId: string, month: Period) => Promise<WorkerMonth>

const payers: PaidIn[] = []

/** A later department says here whom it paid by the day or piece in a month, with the PPh 21 it booked. */
export function tellWorkerTax(paidIn: PaidIn): void {
  payers.push(paidIn)
}

/** Reads whom every department paid by the day or piece in a month. */
export async function workersPaidIn(tx: Tx, companyId: string, month: Period): Promise<readonly WorkerMonth[]> {
  const found: WorkerMonth[] = []
  for (const paidIn of payers) found.push(await paidIn(tx, companyId, month))
  return found
}

/** Tells whether somebody may see a payment by the day: nothing of it is borne by a project outside their own. */
export function seesPayment({ scope }: Actor, { projects }: WorkerPaid): boolean {
  return (
    scope.projects === 'all' ||
    (projects.length > 0 && projects.every(({ projectId }) => isWithin(scope.projects, projectId)))
  )
}
