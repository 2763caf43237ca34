import { percentText, type Percent } from '#ground/percent.ts'
import type { WithholdingKind } from '../contract.ts'
import { proposedWithholding, type SoldLine, type WithholdingFacts } from './rules.ts'

interface Asked {
  readonly withholdingKind?: WithholdingKind | null
  readonly withholdingRate: Percent | null
}

/** The tax an order is kept with: as somebody chose, else as is usual for what it sells and to whom. */
export function orderWithholding(
  { withholdingKind: kind, withholdingRate: rate }: Asked,
  lines: readonly SoldLine[],
  facts: WithholdingFacts,
) {
  const isUsual = kind === undefined
  const none = { kind: null, rate: null }
  const taken = isUsual ? (proposedWithholding(lines, facts) ?? none) : { kind, rate }
  return {
    withholding_kind: taken.kind,
    withholding_rate: taken.rate === null ? null : percentText(taken.rate),
    withholding_is_usual: isUsual,
  }
}
