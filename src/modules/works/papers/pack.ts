import type { Day } from '#ground/day.ts'
import type { KnownProject } from '#modules/projects/face.ts'
import type { ContractBillSeen, ContractSeen } from '#modules/sales/face.ts'
import type { DueBy } from '../instalments/contract.ts'

/** An invoice of a project with the weeks it bills. */
export interface PackOf {
  readonly project: KnownProject
  readonly contract: ContractSeen
  readonly bill: ContractBillSeen
  /** Null while it is not written. */
  readonly invoiceId: string | null
  /** It is not written yet: its papers are looked at before it is issued. */
  readonly isAhead: boolean
  /** What made the instalment due that it bills; null where the contract is billed by progress. */
  readonly dueBy: DueBy | null
  /** Weeks after `from`, up to `to`; the days likewise. */
  readonly from: number
  readonly to: number
  readonly fromDay: Day
  readonly toDay: Day
}
