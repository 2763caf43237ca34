import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What goods on the way turned out to be worth more (or, below zero, less). */
export interface Carried {
  readonly lineId: string
  readonly value: Money
}

type Reprice = (tx: Tx, companyId: string, lines: readonly Carried[]) => Promise<void>

let reprice: Reprice | undefined

/** The department whose papers carry goods keeps their cost while they are on the way; here it is told of a new price. */
export function tellCarrier(told: Reprice): void {
  reprice = told
}

/** Tells of prices of goods on the way. */
export async function repriceCarried(tx: Tx, companyId: string, lines: readonly Carried[]): Promise<void> {
  if (lines.length === 0) return
  if (!reprice) throw new Error('goods are on the way, and nobody carries them')
  await reprice(tx, companyId, lines)
}
