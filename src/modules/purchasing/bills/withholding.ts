import { pphKinds, type PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import { ZERO, type Money } from '#ground/money.ts'
import { percentOf, percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { taxRatesOn } from '#modules/company/companies/face.ts'
import { usualObjectCodes } from '#modules/company/tax-objects/face.ts'
import { proposedPph, withheldBase, type Bought } from './bought.ts'
import type { ProposedPph } from './detail.ts'
import { proposedRate, type WithheldFrom } from './withholding-rules.ts'

export interface Withholding {
  readonly kind: PphKind | null
  readonly rate: Percent | null
  readonly base: Money
  readonly amount: Money
}

interface AskedWithholding {
  readonly withholdingKind?: PphKind | null
  readonly withholdingRate?: Percent | null
  readonly withholdingBase?: Money
}

interface Paper {
  readonly asked: AskedWithholding
  /** The day of the supplier's paper: the rates that hold then. */
  readonly on: Day
  /** The day of the order it bills, else its own: the SBU that held then. */
  readonly contractOn: Day
  readonly bought: Bought
}

/** What we hold back when paying: as asked, else as is proposed for this supplier and what is bought. */
export async function withholdingOf(tx: Tx, supplier: WithheldFrom, paper: Paper): Promise<Withholding> {
  return withholdingBy(await taxRatesOn(tx, paper.on), supplier, paper)
}

/** Works out the same by rates that were read. */
export function withholdingBy(
  rates: Awaited<ReturnType<typeof taxRatesOn>>,
  supplier: WithheldFrom,
  { asked, contractOn, bought }: Omit<Paper, 'on'>,
): Withholding {
  const kind = asked.withholdingKind === undefined ? proposedPph(supplier.pphType, bought) : asked.withholdingKind
  if (kind === null) return { kind: null, rate: null, base: ZERO, amount: ZERO }
  const rate = asked.withholdingRate ?? proposedRate(supplier, kind, { rates, contractOn }).rate
  if (rate === null) throw new Refusal('bill.no-withholding-rate', {}, { field: 'withholdingRate' })
  const base = asked.withholdingBase ?? withheldBase(kind, bought)
  if (base > bought.whole)
    throw new Refusal('bill.withholding-base-beyond', { most: bought.whole }, { field: 'withholdingBase' })
  return { kind, rate, base, amount: percentOf(base, rate) }
}

/** What a bill of this supplier would be proposed, for each kind of PPh, as a form is told it. */
export async function proposedRates(
  tx: Tx,
  companyId: string,
  supplier: WithheldFrom & { readonly id: string },
  days: { readonly on: Day; readonly contractOn: Day },
): Promise<readonly ProposedPph[]> {
  const rates = await taxRatesOn(tx, days.on)
  const codes = await usualObjectCodes(tx, companyId, supplier.id)
  return pphKinds.map((kind) => {
    const { rate, source } = proposedRate(supplier, kind, { rates, contractOn: days.contractOn })
    return { kind, rate: rate === null ? null : percentText(rate), source, objectCode: codes.get(kind) ?? null }
  })
}
