import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { pickItem } from '#modules/catalog/picks/contract.ts'
import { itemChoice, priceIn, purchaseUnitOf } from '#modules/catalog/screens/face.tsx'
import { supplierChoice } from '#modules/parties/screens/face.tsx'
import { briefSupplier, type SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import { openRequest } from '../../requests/contract.ts'
import type { RequestDetail, RequestLineDetail } from '../../requests/detail.ts'
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
  const answers = await Promise.all(ids.map((id) => ask(pickItem, { id }, { isQuiet: true }).catch(() => [])))
  return answers.flatMap(([item]) => (item ? [itemChoice(item)] : []))
}

/** What a new order begins with because of its address; undefined while it is looked up. */
export function useGivenPurchase(start: PurchaseStart): Partial<PurchaseValues> | undefined {
  const { items: ids, supplier: asked, request: from } = useGivenIds()
  const items = useGivenItems(ids)
  const [supplier, setSupplier] = useState<SupplierBrief | null | undefined>(asked ? undefined : null)
  useEffect(() => {
    if (asked)
      ask(briefSupplier, { id: asked }, { isQuiet: true }).then(setSupplier, () => {
        setSupplier(null)
      })
  }, [asked])
  const [request, setRequest] = useState<RequestDetail | null | undefined>(from ? undefined : null)
  useEffect(() => {
    if (from)
      ask(openRequest, { id: from }, { isQuiet: true }).then(setRequest, () => {
        setRequest(null)
      })
  }, [from])
  if (!items || supplier === undefined || request === undefined) return undefined
  return {
    ...(request && { warehouseId: request.warehouseId, expectedDate: request.neededBy }),
    lines: [
      ...(request?.lines.filter((line) => line.toOrder !== '0').map(requestedLine) ?? []),
      ...items.map(givenLine),
    ],
    ...(supplier && {
      supplier: { ...supplierChoice(supplier), more: { isPkp: supplier.isPkp } },
      ...(broughtBy(supplier, start, start.today) as Partial<PurchaseValues>),
    }),
  }
}

function givenLine(item: Choice): LineValues {
  const unit = purchaseUnitOf(item)
  return { ...blankLine(), key: rowKey(), item, unit, price: priceIn(item, unit, 'lastPrice') }
}

// What is still to be ordered of a line; the order answers that very line.
function requestedLine(line: RequestLineDetail): LineValues {
  const more = { kind: line.itemKind, unit: line.unit }
  return {
    ...blankLine(),
    key: rowKey(),
    item: { id: line.itemId ?? '', label: line.description, code: line.itemCode, more },
    qty: line.toOrder,
    unit: line.unit,
    price: line.estPrice ?? '',
    requestLineId: line.id,
  }
}
