import { accounts } from '#modules/journal/rules.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** The account that a head of cost of a project is booked on. */
export const accountOfHead: Readonly<Record<CostHead, string>> = {
  material: accounts.projectMaterial,
  upah: accounts.projectDailyWages,
  alat: accounts.projectEquipment,
  subkon: accounts.projectSubcontract,
  umum: accounts.projectOverhead,
}

/** Tells the head of cost that an account is of; null for others. */
export function headOfCost(account: string): CostHead | null {
  const found = Object.entries(accountOfHead).find(([, code]) => code === account)
  // Safe: the keys of the table are the heads.
  return found ? (found[0] as CostHead) : null
}
