import { useSearch } from '@tanstack/react-router'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { openStockDocument } from '#modules/warehouse/documents/contract.ts'
import { openTransfer } from '#modules/warehouse/transfers/contract.ts'
import { DraftItems } from './add-stock/draft-items.tsx'
import { documentValues, transferValues } from './add-stock/draft-values.ts'
import { givenGoods, givenLines } from './add-stock/given.ts'
import { StockForm } from './add-stock/stock-form.tsx'
import { blankStock, type Way } from './add-stock/values.ts'

const ways: readonly string[] = ['masuk', 'keluar', 'transfer', 'opname']

/** Catat mutasi: goods that come, go or change place without an order, and counts; or a draft of these. */
export function AddStock() {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>
  if (search['dokumen']) return <DocumentDraft id={search['dokumen']} />
  if (search['transfer']) return <TransferDraft id={search['transfer']} />
  const way = ways.includes(search['jenis'] ?? '') ? (search['jenis'] as Way) : 'masuk'
  const initial = { ...blankStock(today(), search['gudang'], way), toWarehouseId: search['ke'] ?? '' }
  const given = givenGoods(search)
  if (given.length === 0) return <StockForm initial={initial} />
  return (
    <DraftItems title="Catat mutasi" warehouseId={search['gudang']} lines={given}>
      {(items) => <StockForm initial={{ ...initial, lines: givenLines(given, items) }} />}
    </DraftItems>
  )
}

function DocumentDraft({ id }: { readonly id: string }) {
  const asked = useAsk(openStockDocument, { id })
  return (
    <AskedPage asked={asked} title="Ubah draf" back="/gudang/" fresh>
      {(draft) => (
        <DraftItems warehouseId={draft.warehouseId} lines={draft.lines}>
          {(items) => <StockForm draft={{ id, label: draft.label }} initial={documentValues(draft, items)} />}
        </DraftItems>
      )}
    </AskedPage>
  )
}

function TransferDraft({ id }: { readonly id: string }) {
  const asked = useAsk(openTransfer, { id })
  return (
    <AskedPage asked={asked} title="Ubah draf" back="/gudang/" fresh>
      {(draft) => (
        <DraftItems warehouseId={draft.fromId} lines={draft.lines}>
          {(items) => <StockForm draft={{ id, label: draft.label }} initial={transferValues(draft, items)} />}
        </DraftItems>
      )}
    </AskedPage>
  )
}
