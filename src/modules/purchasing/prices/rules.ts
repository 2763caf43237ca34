import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { priceText, type Price } from '#ground/price.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'

/** What makes a price one: the same item, unit and minimum follow each other in time. */
export interface PriceKey {
  readonly itemId: string
  readonly unit: string
  readonly minQty: Quantity
}

/** A line that stands. */
export interface StandingPrice extends PriceKey {
  readonly id: string
  readonly version: number
  readonly price: Price
  readonly validFrom: Day
  readonly endedOn: Day | null
}

/** A line as somebody wants it. */
export interface WantedPrice extends PriceKey {
  readonly id?: string | undefined
  readonly price: Price
  readonly validFrom: Day
}

/** What is to be written. */
export interface PriceChanges {
  readonly add: readonly WantedPrice[]
  readonly change: readonly { readonly row: StandingPrice; readonly price: Price; readonly validFrom: Day }[]
  readonly end: readonly StandingPrice[]
  readonly drop: readonly StandingPrice[]
}

/** Tells whether a line holds, will hold, or is over; of those that began, the last one of its kind holds. */
export function standingsOf(
  rows: readonly Omit<StandingPrice, 'price' | 'version'>[],
  today: Day,
): ReadonlyMap<string, 'berlaku' | 'nanti' | 'lewat'> {
  const last = new Map<string, Day>()
  for (const row of rows.filter((each) => each.validFrom <= today)) {
    const before = last.get(keyOf(row))
    if (before === undefined || row.validFrom > before) last.set(keyOf(row), row.validFrom)
  }
  return new Map(
    rows.map((row) => {
      if (row.validFrom > today) return [row.id, 'nanti'] as const
      const isOver = row.endedOn !== null && row.endedOn <= today
      return [row.id, !isOver && last.get(keyOf(row)) === row.validFrom ? 'berlaku' : 'lewat'] as const
    }),
  )
}

/**
 * Compares what holds today or later with what is wanted. Another price from a later day on is a new line; an earlier day
 * or another price of the same day puts the line right; what is left out ends today, or goes if it has not begun. Where it
 * began today, the one before it ends with it: nobody sees that one, and it would hold again. What is unseen stays.
 */
export function changesOf(
  rows: readonly StandingPrice[],
  wanted: readonly WantedPrice[],
  { today, unseen = [] }: { readonly today: Day; readonly unseen?: readonly StandingPrice[] },
): PriceChanges {
  const standings = standingsOf(rows, today)
  const open = rows.filter((row) => standings.get(row.id) !== 'lewat' && !unseen.includes(row))
  const kept = new Set<string>()
  const add: WantedPrice[] = []
  const change: { row: StandingPrice; price: Price; validFrom: Day }[] = []
  for (const one of wanted) {
    const same = rows.find((row) => keyOf(row) === keyOf(one) && row.validFrom === one.validFrom)
    const named = open.find((row) => row.id === one.id && keyOf(row) === keyOf(one))
    if (named) kept.add(named.id)
    const row = same ?? (named && one.validFrom < named.validFrom ? named : undefined)
    if (!row) {
      add.push(one)
      continue
    }
    kept.add(row.id)
    if (row.price !== one.price || row.validFrom !== one.validFrom || row.endedOn !== null)
      change.push({ row, price: one.price, validFrom: one.validFrom })
  }
  const left = open.filter((row) => !kept.has(row.id))
  const drop = left.filter((row) => row.validFrom >= today)
  const before = drop.filter((row) => row.validFrom === today).flatMap((row) => endingWith(row, rows) ?? [])
  return {
    add,
    change,
    end: [...left.filter((row) => row.validFrom < today), ...before.filter((row) => !kept.has(row.id))],
    drop,
  }
}

/** The line that would hold again if another were gone. */
export function endingWith(gone: StandingPrice, rows: readonly StandingPrice[]): StandingPrice | undefined {
  const earlier = rows.filter((row) => keyOf(row) === keyOf(gone) && row.validFrom < gone.validFrom)
  const last = earlier.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]
  return last?.endedOn === null ? last : undefined
}

/** A line as a form read it. */
export interface KnownPrice {
  readonly id: string
  readonly version: number
}

/** Lines that hold today or later and that whoever writes the list has not seen: somebody else added them meanwhile. */
export function unseenOf(
  rows: readonly StandingPrice[],
  known: readonly KnownPrice[],
  today: Day,
): readonly StandingPrice[] {
  const standings = standingsOf(rows, today)
  const seen = new Set(known.map((one) => one.id))
  return rows.filter((row) => standings.get(row.id) !== 'lewat' && !seen.has(row.id))
}

interface UnitOfItem {
  readonly unit: string
  readonly num: number
  readonly den: number
}

/** How many base units one of this unit is, as num/den; 1/1 for the base unit itself. */
export function baseRatio(units: readonly UnitOfItem[] | undefined, unit: string): { num: bigint; den: bigint } {
  const other = units?.find((each) => each.unit === unit)
  return { num: BigInt(other?.num ?? 1), den: BigInt(other?.den ?? 1) }
}

/** Names what a price is of. */
export function keyOf(price: PriceKey): string {
  return `${price.itemId} ${price.unit} ${quantityText(price.minQty)}`
}

/** A price with its day, as the history tells it. */
export function saidOf(price: { readonly price: Price; readonly validFrom: Day }): string {
  return `${rupiah(priceText(price.price))} sejak ${dayFormat(price.validFrom, 'short')}`
}
