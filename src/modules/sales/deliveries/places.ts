import type { Quantity } from '#ground/quantity.ts'

/** A place where goods of a line are kept. */
export interface Place {
  readonly warehouseId: string
  readonly kept: Quantity
  /** How much of what is still to be sent could go from there: what is kept, and what nobody keeps. */
  readonly qty: Quantity
}

/**
 * Where a line goes from, best first: the place that can send most of it; of two that can send as much its own, then the
 * one that keeps more.
 */
export function bestFirst(places: readonly Place[], own: string | null): Place[] {
  const isOwn = ({ warehouseId }: Place) => (warehouseId === own ? 1 : 0)
  return places.toSorted((a, b) => Number(b.qty - a.qty) || isOwn(b) - isOwn(a) || Number(b.kept - a.kept))
}
