import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { ReadOnlyField, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeStockSettings, openStock, type StockDetail } from '#modules/warehouse/contract.ts'
import { LimitFields } from './limit-fields.tsx'
import { stockLabels } from './stock-acts.ts'
import { StockStatus } from './stock-tab/columns.tsx'

/** Ubah stok: the minimum and the shelf; quantities change only through moves. */
export function EditStock({ stockId }: { readonly stockId: string }) {
  const asked = useAsk(openStock, { id: stockId })
  return (
    <AskedPage asked={asked} title="Ubah stok" back="/gudang/" fresh>
      {(stock) => <StockForm key={stock.id} stock={stock} />}
    </AskedPage>
  )
}

function StockForm({ stock }: { readonly stock: StockDetail }) {
  const leave = useLeave('/gudang/')
  const { id } = stock
  const form = useForm({
    initial: valuesOf(stock),
    draft: `stock/${id}`,
    save: ({ minQty, shownMin, maxQty, reorderQty, rack, version }) => {
      const limits = { maxQty: maxQty || null, reorderQty: reorderQty || null }
      const changed = minQty === shownMin ? {} : { minQty: minQty || null }
      return ask(changeStockSettings, { id, version, ...limits, ...changed, rack })
    },
    saved: () => {
      refetchTouched(changeStockSettings.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => valuesOf(await ask(openStock, { id }))
  return (
    <FormPage
      form={form}
      title={`Ubah ${stock.itemName}`}
      back={`/gudang/detail-stock/${id}`}
      meta={stock.warehouseName}
      conflict={{ latest, labels: stockLabels }}
    >
      <FormSection title="Batas dan rak">
        <FieldRow>
          <ReadOnlyField label="Stok sekarang" hint="berubah lewat mutasi">
            <span className="flex items-center gap-3">
              <Qty value={stock.onHand} unit={stock.unit} />
              <StockStatus status={stock.status} />
            </span>
          </ReadOnlyField>
          {stock.averageCost !== undefined && (
            <ReadOnlyField label="Harga rata-rata" hint="dihitung dari yang masuk">
              <Money value={stock.averageCost} rp />
            </ReadOnlyField>
          )}
        </FieldRow>
        <LimitFields unit={stock.unit} hasNoMinimum>
          <TextField name="rack" label="Lokasi rak" optional maxLength={40} capitals />
        </LimitFields>
        <p>
          <TextLink to="/gudang/tambah-stock" search={{ gudang: stock.warehouseId, stok: stock.itemId }}>
            Ubah jumlah lewat mutasi
          </TextLink>
        </p>
      </FormSection>
    </FormPage>
  )
}

function valuesOf(stock: StockDetail) {
  return {
    minQty: stock.minQty ?? '',
    // It may be the item's own: it is said of this warehouse only when it is changed here.
    shownMin: stock.minQty ?? '',
    maxQty: stock.maxQty ?? '',
    reorderQty: stock.reorderQty ?? '',
    rack: stock.rack ?? '',
    version: stock.version,
  }
}
