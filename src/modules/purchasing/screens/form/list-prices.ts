import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { otherUnits, priceIn } from '#modules/catalog/screens/face.tsx'
import { offeredPrices, type OfferedPrice } from '../../prices/contract.ts'
import { offeredFor } from '../../prices/offered-for.ts'
import type { LineValues } from './values.ts'

export type PriceLists = ReadonlyMap<string, readonly OfferedPrice[]>

/** What the chosen supplier's list says of the items of the form on its day, asked again when one of them changes. */
export function useListPrices(): PriceLists {
  const { store } = useFormScope()
  const supplier = useValue<Choice | null>('supplier')
  const date = useValue<string>('date')
  const watched = store.watch('lines')
  const ids = useSyncExternalStore(watched.subscribe, () => itemIds(store.read('lines') as readonly LineValues[]))
  const { data } = useAsk(
    offeredPrices,
    { supplierId: supplier?.id ?? '', itemIds: ids, date: date || undefined },
    { when: ids !== '' && Boolean(supplier?.id), isQuiet: true, freshFor: 60_000 },
  )
  const isAsked = Boolean(supplier?.id)
  return useMemo(() => Map.groupBy(isAsked ? (data ?? []) : [], (one) => one.itemId), [data, isAsked])
}

/** The price the list has for a line. */
export function listedPrice(line: LineValues, lists: PriceLists): { text: string; validFrom: string } | undefined {
  const offers = lists.get(line.item?.id ?? '') ?? []
  const other = otherUnits(line.item).find((one) => one.unit === line.unit)
  const [num, den] = [BigInt(other?.num ?? 1), BigInt(other?.den ?? 1)]
  return offeredFor(offers, { qty: qtyOf(line), unit: line.unit, num, den })
}

/** Puts the listed price on lines that still bear a proposal: what somebody typed stays as it is. */
export function useProposedPrices(lists: PriceLists): void {
  const { store } = useFormScope()
  const proposed = useRef(new Map<string, string>())
  useEffect(() => {
    const watched = store.watch('lines')
    // Listens without rendering: a keystroke among two hundred lines renders its own cell alone.
    const propose = () => {
      for (const [at, line] of (watched.read() as readonly LineValues[]).entries()) {
        const listed = proposalFor(line, lists, proposed.current)
        if (listed !== undefined) store.write(`lines.${at}.price`, listed)
      }
    }
    propose()
    return watched.subscribe(propose)
  }, [store, lists])
}

/** The price to put on a line, once for each price of the list; what was typed or saved is nobody's proposal. */
export function proposalFor(line: LineValues, lists: PriceLists, proposed: Map<string, string>): string | undefined {
  if (line.row !== 'item' || !line.item?.id || line.received !== undefined) return undefined
  const listed = listedPrice(line, lists)?.text
  const before = proposed.get(line.key)
  if (listed === undefined || listed === before) return undefined
  if (line.id && before === undefined) return undefined
  const isProposal = ['', before, priceIn(line.item, line.unit, 'lastPrice')].includes(line.price)
  if (!isProposal) return undefined
  proposed.set(line.key, listed)
  return listed
}

function itemIds(lines: readonly LineValues[]): string {
  const ids = lines.flatMap((line) => (line.item?.id ? [line.item.id] : []))
  return [...new Set(ids)].toSorted().join(',')
}

// A line without a quantity yet is asked for as little as can be.
function qtyOf(line: LineValues): Quantity {
  try {
    return quantity(line.qty || '0')
  } catch {
    return ZERO_QTY
  }
}
