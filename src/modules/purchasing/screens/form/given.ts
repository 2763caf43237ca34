import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { itemChoice, priceIn, purchaseUnitOf, unitsOf } from '#modules/catalog/screens/face.tsx'
import { supplierChoice } from '#modules/parties/screens/face.tsx'
import { briefSupplier, type SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import { openRequest } from '../../requests/contract.ts'
import type { RequestDetail, RequestLineDetail } from '../../requests/detail.ts'
import { ownTax } from './line-tax.ts'
import { broughtBy } from './supplier-section.tsx'
import { blankLine, type LineValues, type PurchaseValues } from './values.ts'

/** What the address brings: the ids of items, a supplier, and the request it is ordered for. */
export interface GivenIds {
  readonly items: readonly string[]
  readonly supplier: string | undefined
  readonly request: string | undefined
  /** How much of each item, in base units. */
  readonly qtys: Readonly<Record<string, string>>
  readonly warehouse: string | undefined
}

/** What the address names: `item`, `stok` and `jumlah` (several, by commas), `gudang`, `supplier`, `dari` (a request). */
export function useGivenIds(): GivenIds {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  const items = [text('item'), ...text('stok').split(',')].filter((id) => id !== '')
  const amounts = text('jumlah').split(',')
  const qtys = text('stok')
    .split(',')
    .map((id, at) => [id, amounts[at] ?? ''] as const)
    .filter(([, qty]) => isDecimal(qty))
  return {
    items: [...new Set(items)],
    supplier: text('supplier') || undefined,
    request: text('dari') || undefined,
    qtys: Object.fromEntries(qtys),
    warehouse: text('gudang') || undefined,
  }
}

/** The items as they are picked, in the order they were asked for; undefined until they are known. */
export function useGivenItems(ids: readonly string[]): readonly Choice[] | undefined {
  const wanted = ids.join(',')
  const [found, setFound] = useState<readonly Choice[] | undefined>(wanted === '' ? [] : undefined)
  useEffect(() => {
    if (wanted === '') return
    let isOn = true
    void itemsById(wanted.split(',')).then((items) => isOn && setFound(items))
    return () => {
      isOn = false
    }
  }, [wanted])
  return found
}

async function itemsById(ids: readonly string[]): Promise<readonly Choice[]> {
  if (ids.length === 0) return []
  const found = await ask(pickItem, { ids: ids.join(',') }, { isQuiet: true }).catch(() => [])
  return ids.flatMap((id) => {
    const item = found.find((one) => one.id === id)
    return item ? [itemChoice(item)] : []
  })
}

/** What a new order begins with because of its address; undefined while it is looked up. */
export function useGivenPurchase(start: PurchaseStart): Partial<PurchaseValues> | undefined {
  const { items: ids, supplier: asked, request: from, qtys, warehouse } = useGivenIds()
  const items = useGivenItems(ids)
  const [supplier, setSupplier] = useState<SupplierBrief | null | undefined>(asked ? undefined : null)
  useEffect(() => {
    if (asked)
      ask(briefSupplier, { id: asked }, { isQuiet: true }).then(setSupplier, () => {
        setSupplier(null)
      })
  }, [asked])
  const [request, setRequest] = useState<Requested | null | undefined>(from ? undefined : null)
  useEffect(() => {
    if (from)
      ask(openRequest, { id: from }, { isQuiet: true })
        .then(async (found) => setRequest({ found, items: await itemsById(idsOf(found)) }))
        .catch(() => setRequest(null))
  }, [from])
  if (!items || supplier === undefined || request === undefined) return undefined
  const place = start.warehouses.find(({ id }) => id === warehouse)
  return {
    ...(place && { warehouseId: place.id }),
    ...(request && { warehouseId: request.found.warehouseId, expectedDate: request.found.neededBy }),
    lines: [
      ...(request ? stillToOrder(request.found).map((line) => requestedLine(line, request.items, start)) : []),
      ...items.map((item) => givenLine(item, start, qtys[item.id])),
    ],
    ...(supplier && {
      supplier: { ...supplierChoice(supplier), more: { isPkp: supplier.isPkp } },
      ...(broughtBy(supplier, start, start.today) as Partial<PurchaseValues>),
    }),
  }
}

/** A request and its items as they are picked today. */
interface Requested {
  readonly found: RequestDetail
  readonly items: readonly Choice[]
}

function stillToOrder(request: RequestDetail): readonly RequestLineDetail[] {
  return request.lines.filter((line) => line.toOrder !== '0')
}

function idsOf(request: RequestDetail): readonly string[] {
  return [...new Set(stillToOrder(request).flatMap((line) => line.itemId ?? []))]
}

// An amount that comes along is counted as stock is.
function givenLine(item: Choice, start: PurchaseStart, qty = ''): LineValues {
  const unit = qty === '' ? purchaseUnitOf(item) : (unitsOf(item)[0] ?? '')
  const price = priceIn(item, unit, 'lastPrice')
  return { ...blankLine(), key: rowKey(), item, qty, unit, price, taxCode: ownTax(item, start) }
}

// What is still to be ordered of a line; the order answers that very line.
function requestedLine(line: RequestLineDetail, items: readonly Choice[], start: PurchaseStart): LineValues {
  const item = items.find(({ id }) => id === line.itemId)
  const more = { kind: line.itemKind, unit: line.unit }
  return {
    ...blankLine(),
    key: rowKey(),
    item: item ?? { id: line.itemId ?? '', label: line.description, code: line.itemCode, more },
    description: item && item.label !== line.description ? line.description : '',
    qty: line.toOrder,
    unit: line.unit,
    price: line.estPrice ?? '',
    taxCode: ownTax(item ?? null, start),
    requestLineId: line.id,
  }
}
