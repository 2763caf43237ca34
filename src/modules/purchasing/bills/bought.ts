import type { PphKind } from '#ground/pph.ts'
import { money, type Money } from '#ground/money.ts'
import { isHire } from '#modules/company/tax/rules.ts'

/** What is bought, before PPN: income tax is of services, PPh 22 of goods. */
export interface Bought {
  readonly services: Money
  readonly whole: Money
  /** All of the services are machines hired out. */
  readonly isHire: boolean
}

/** A line as income tax sees it. */
export interface BoughtLine {
  readonly isGoods: boolean
  readonly description: string
  readonly net: Money
}

/** Adds up what is bought; freight goes with the goods, and with the services where nothing else is on the paper. */
export function boughtOf(lines: readonly BoughtLine[], freight: Money): Bought {
  const services = lines.filter((line) => !line.isGoods)
  const net = (of: readonly BoughtLine[]) => of.reduce((all, line) => all + line.net, 0n)
  const whole = net(lines) + freight
  return {
    services: money(services.length === lines.length ? whole : net(services)),
    whole: money(whole),
    isHire: services.length > 0 && services.every((line) => isHire(line.description)),
  }
}

/**
 * The tax that is proposed: the one on the supplier's card, where the paper has what it is of. A machine that a builder
 * hires out is no construction.
 *
 *   proposedPph('pph23', { services: 0, whole: 100, isHire: false })  // null: goods bear none
 */
export function proposedPph(card: PphKind | null, bought: Bought): PphKind | null {
  if (card === null || taxed(card, bought) <= 0n) return null
  return card === 'pph-final' && bought.isHire ? 'pph23' : card
}

/** What a tax is taken of: its share of the paper; of a paper that has none of it, all: then it was chosen by hand. */
export function withheldBase(kind: PphKind, bought: Pick<Bought, 'services' | 'whole'>): Money {
  const share = taxed(kind, bought)
  return share > 0n ? share : bought.whole
}

function taxed(kind: PphKind, { services, whole }: Pick<Bought, 'services' | 'whole'>): Money {
  return kind === 'pph22' ? money(whole - services) : services
}
