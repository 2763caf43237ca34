import { useSyncExternalStore } from 'react'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { priceBack } from '#ground/price-back.ts'
import { price, priceText, type Price } from '#ground/price.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { otherUnits } from '#modules/catalog/screens/face.tsx'
import { lastPrices } from '../../orders/contract.ts'
import type { LastPrice } from '../../orders/detail.ts'
import type { LineValues } from './values.ts'

// In tenths of a percent.
const DEARER = 50n

/** A price against the last one paid: what it was, and by how much it moved. */
export interface PriceHint {
  readonly text: string
  /** So much dearer that somebody should ask why. */
  readonly isDearer: boolean
}

/** What was paid for the items of the form, asked again only when another item is picked. */
export function useLastPrices(): ReadonlyMap<string, LastPrice> {
  const { store } = useFormScope()
  const supplier = useValue<Choice | null>('supplier')
  const watched = store.watch('lines')
  const ids = useSyncExternalStore(watched.subscribe, () => itemIds(store.read('lines') as readonly LineValues[]))
  const { data } = useAsk(
    lastPrices,
    { itemIds: ids, supplierId: supplier?.id || undefined },
    { when: ids !== '', keep: true, freshFor: 60_000 },
  )
  return new Map((data ?? []).map((one) => [one.itemId, one]))
}

function itemIds(lines: readonly LineValues[]): string {
  const ids = lines.flatMap((line) => (line.item?.id ? [line.item.id] : []))
  return [...new Set(ids)].toSorted().join(',')
}

/** 'Terakhir Rp68.000 (12 Nov, Toko Sinar), +4%': only when the price differs from the last one paid. */
export function priceHint(line: LineValues, last: LastPrice | undefined): PriceHint | undefined {
  if (!last || line.row !== 'item' || line.price === '' || !line.item) return undefined
  const before = inUnit(last.price, line)
  const now = readPrice(line.price)
  if (before === undefined || now === undefined || before === 0n || before === now) return undefined
  const tenths = ((now - before) * 1000n) / before
  const by = last.supplierName ? `, ${last.supplierName}` : ''
  const size = tenths < 0n ? -tenths : tenths
  const moved = `${tenths < 0n ? '−' : '+'}${percentFormat(`${size / 10n}.${size % 10n}`)}`
  const when = dayFormat(last.on as Day, 'dense', today())
  return { text: `Terakhir ${rupiah(priceText(before))} (${when}${by}), ${moved}`, isDearer: tenths >= DEARER }
}

/** 'Daftar harga Rp67.000 sejak 1 Nov': agreed with the supplier; dearer than that is worth a question at once. */
export function listHint(
  line: LineValues,
  listed: { readonly text: string; readonly validFrom: string } | undefined,
): PriceHint | undefined {
  const now = readPrice(line.price)
  if (!listed || line.price === '' || now === undefined) return undefined
  const agreed = price(listed.text)
  const since = `Daftar harga ${rupiah(listed.text)} sejak ${dayFormat(listed.validFrom as Day, 'dense', today())}`
  if (now === agreed) return { text: since, isDearer: false }
  const size = now > agreed ? now - agreed : agreed - now
  return {
    text: `${since}: ${now > agreed ? 'lebih mahal' : 'lebih murah'} ${rupiah(priceText(size as Price))}`,
    isDearer: now > agreed,
  }
}

function inUnit(perBase: string, line: LineValues): Price | undefined {
  const base = line.item?.more?.['unit']
  if (line.unit === base) return readPrice(perBase)
  const other = otherUnits(line.item).find((one) => one.unit === line.unit)
  return other && priceBack(price(perBase), BigInt(other.num), BigInt(other.den))
}

function readPrice(text: string): Price | undefined {
  try {
    return price(text)
  } catch {
    return undefined
  }
}
