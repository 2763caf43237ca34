import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import { isHire } from '#modules/company/tax/rules.ts'
import type { VatCollector } from '#modules/parties/customer.record.ts'
import type { WithholdingKind } from '../contract.ts'

/** A line of an order as income tax sees it. */
export interface SoldLine {
  readonly isService: boolean
  /** Names a machine that is hired out: 'Sewa concrete pump'. */
  readonly description: string
  /** Before PPN. */
  readonly net: Money
}

/** Our standing as a builder: the SBU that held when the order was taken, or the last before it. */
export interface Builder {
  readonly no: string
  readonly qualification: string
  readonly subclass: string | null
  readonly holds: boolean
}

/** A statutory rate, as it holds on a day. */
export interface Rate {
  readonly kind: string
  readonly code: string
  readonly name: string
  readonly rate: Percent
}

/** What decides the tax a customer will hold back. */
export interface WithholdingFacts {
  readonly customer: { readonly withholdsTax: boolean; readonly type: string; readonly vatCollector: VatCollector }
  /** Null: the company never had an SBU, it does not build. */
  readonly builder: Builder | null
  readonly rates: readonly Rate[]
  readonly on: Day
}

/** The tax a customer is expected to hold back, and why. */
export interface ProposedWithholding {
  readonly kind: WithholdingKind
  readonly rate: Percent
  /** Where it comes from, in words. */
  readonly source: string
}

/** PMK 51/2025: who takes PPh 22 of goods, above what, PPN left out. */
const GOODS_BUYERS = {
  bendahara: { code: 'PPH22-BENDAHARA', above: 2_000_000n, why: 'barang untuk instansi pemerintah' },
  bumn: { code: 'PPH22-BUMN', above: 10_000_000n, why: 'barang untuk BUMN' },
} as const

/**
 * The taxes a customer who holds tax back will take: of construction the final one by our SBU (PP 9/2022), of other services
 * PPh 23; of goods nothing, unless a treasurer of the state or a state-owned company buys them (PPh 22).
 */
export function proposedWithholding(lines: readonly SoldLine[], facts: WithholdingFacts): ProposedWithholding[] {
  if (!facts.customer.withholdsTax) return []
  return [ofServices(lines, facts), ofGoods(lines, facts)].filter((tax) => tax !== null)
}

function ofServices(lines: readonly SoldLine[], { builder, rates, on }: WithholdingFacts): ProposedWithholding | null {
  const services = lines.filter((line) => line.isService && line.net > 0n)
  if (services.length === 0) return null
  if (services.every(({ description }) => isHire(description))) return proposed(rates, 'PPH23-SEWA', 'sewa alat')
  if (builder === null) return proposed(rates, 'PPH23-JASA', 'jasa, perusahaan tidak mencatat SBU')
  return proposed(rates, `PPH-FINAL-${builderCode(builder)}`, sbuSaid(builder, on))
}

function ofGoods(lines: readonly SoldLine[], { customer, rates }: WithholdingFacts): ProposedWithholding | null {
  const buyer = goodsBuyer(customer)
  const { services, whole } = soldOf(lines, ZERO)
  return buyer && whole - services > buyer.above ? proposed(rates, buyer.code, buyer.why) : null
}

/**
 * Which row of PP 9/2022 our work falls under.
 *
 *   builderCode({ qualification: 'kecil', subclass: 'BG002', holds: true, no: '1' })  // 'KONSTRUKSI-KECIL'
 */
export function builderCode({ qualification, subclass, holds }: Builder): string {
  const without = holds ? '' : '-TANPA-SBU'
  if (/konsultan/i.test(subclass ?? '')) return `KONSULTANSI${without}`
  if (/integrasi/i.test(subclass ?? '')) return `TERINTEGRASI${without}`
  if (!holds) return 'KONSTRUKSI-TANPA-SBU'
  return qualification === 'kecil' ? 'KONSTRUKSI-KECIL' : 'KONSTRUKSI'
}

/** What of a sale are services, and what there is at all, before PPN. */
export interface Sold {
  readonly services: Money
  readonly whole: Money
}

/** Adds up what is sold; shipping goes with the goods. */
export function soldOf(lines: readonly Pick<SoldLine, 'isService' | 'net'>[], shipping: Money): Sold {
  const services = lines.reduce((all, line) => (line.isService ? plus(all, line.net) : all), ZERO)
  return { services, whole: plus(shipping, ...lines.map((line) => line.net)) }
}

/**
 * What the tax is taken of: the services in what is paid without PPN, of PPh 22 the goods in it. An order that sells none
 * of these was given its tax by hand: then all of it counts.
 *
 *   withheldBase('pph23', { paid: 10 jt, sold: { services: 4 jt, whole: 10 jt }, order: the same })  // 4 jt
 */
export function withheldBase(
  kind: WithholdingKind,
  { paid, sold, order }: { readonly paid: Money; readonly sold: Sold; readonly order: Sold },
): Money {
  const share = (of: Sold) => (kind === 'pph22' ? of.whole - of.services : of.services)
  if (share(order) <= 0n) return paid
  return sold.whole === 0n ? ZERO : money(mulDiv(paid, share(sold), sold.whole))
}

// An office of the state that bears no mark buys by its treasurer.
function goodsBuyer({ type, vatCollector }: WithholdingFacts['customer']) {
  if (vatCollector !== 'bukan') return GOODS_BUYERS[vatCollector]
  return type === 'pemerintah' ? GOODS_BUYERS.bendahara : null
}

function proposed(rates: readonly Rate[], code: string, why: string): ProposedWithholding | null {
  const row = rates.find((each) => each.code === code)
  // Safe: only PPh rows are asked for.
  return row ? { kind: row.kind as WithholdingKind, rate: row.rate, source: `${row.name}: ${why}` } : null
}

function sbuSaid({ no, qualification, holds }: Builder, on: Day): string {
  const day = dayFormat(on, 'short')
  return holds ? `SBU ${qualification} ${no} berlaku ${day}` : `SBU ${no} tidak berlaku ${day}`
}
