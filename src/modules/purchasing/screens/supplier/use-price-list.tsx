import { useRef, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { itemSource, purchaseUnitOf } from '#modules/catalog/screens/face.tsx'
import { priceList, savePriceList } from '../../prices/contract.ts'
import { unitOptions } from '../form/columns.ts'
import {
  blankPrice,
  checkPrices,
  isBlankPrice,
  knownIn,
  knownOf,
  pricesIn,
  pricesOf,
  priceValues,
  type PriceValues,
} from './price-list-values.ts'

/** The price list of a supplier that is not there yet. */
export function useNewPriceList() {
  return useExtra([])
}

/** The price list of a supplier, for its form; waits until it is known. */
export function usePriceList(supplierId: string) {
  const asked = useAsk(priceList, { id: supplierId })
  const [rows, setRows] = useState<readonly PriceValues[]>()
  // Read once, and newly: what is being typed stays when the list is asked again.
  if (!rows && asked.data && !asked.isFetching) setRows(priceValues(asked.data))
  const extra = useExtra(rows ?? [])
  return { extra: rows ? extra : undefined, isWaiting: !rows && !asked.failure }
}

function useExtra(prices: readonly PriceValues[]) {
  const [columns] = useState(() => priceColumns(itemSource({ purpose: 'buy' })))
  const saved = useRef<readonly PriceValues[]>(undefined)
  return {
    initial: { prices, knownPrices: knownOf(prices) },
    section: <PriceGrid columns={columns} />,
    prepare: (store: Parameters<typeof dropBlankRows>[0]) => dropBlankRows<PriceValues>(store, 'prices', isBlankPrice),
    check: (values: object) => checkPrices(pricesIn(values), today()),
    save: async (supplierId: string, values: object) => {
      const rows = pricesIn(values)
      if (rows === prices || rows === saved.current || (rows.length === 0 && prices.length === 0)) return
      const known = knownIn(values)
      await ask(savePriceList, { id: supplierId, prices: pricesOf(rows, today()), ...(known && { known }) })
      saved.current = rows
      refetchTouched(savePriceList.touches)
    },
  }
}

function PriceGrid({ columns }: { readonly columns: readonly GridColumn[] }) {
  return (
    <LineGrid
      name="prices"
      title="Daftar harga"
      columns={columns}
      blank={blankPrice}
      hint={(row) => noteOf(row as PriceValues)}
    />
  )
}

function priceColumns(items: ChoiceSource): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Barang atau jasa',
      source: items,
      placeholder: 'Ketik nama atau kode…',
      fill: (item) => ({ unit: purchaseUnitOf(item) }),
    },
    { id: 'unit', kind: 'choice', title: 'Satuan', width: 84, enter: 'never', options: unitOptions },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 124 },
    { id: 'minQty', kind: 'quantity', title: 'Minimal', width: 84, enter: 'never', placeholder: '–' },
    { id: 'validFrom', kind: 'text', title: 'Berlaku dari', width: 116, enter: 'never', placeholder: 'hari ini' },
  ]
}

function noteOf(row: PriceValues): string | undefined {
  return row.id ? undefined : row.item ? 'Harga lama tetap tercatat sampai hari sebelum harga ini berlaku.' : undefined
}
