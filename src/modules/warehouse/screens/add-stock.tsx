import { useNavigate, useSearch } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addStock, pickWarehouse } from '#modules/warehouse/contract.ts'
import { StockLines } from './add-stock/stock-lines.tsx'
import { StockTotals } from './add-stock/stock-totals.tsx'
import { blankStock, inputOf, isBlankLine } from './add-stock/values.ts'

const types = [
  { value: 'saldo_awal', label: 'Saldo awal', note: 'Stok yang sudah ada' },
  { value: 'penerimaan', label: 'Penerimaan lain', note: 'Masuk tanpa pembelian' },
  { value: 'pengeluaran', label: 'Pengeluaran lain', note: 'Keluar tanpa penjualan' },
]

/** Tambah stok: opening stock, or goods that come and go without an order. */
export function AddStock() {
  const navigate = useNavigate()
  const key = useSaveKey()
  const { gudang } = useSearch({ strict: false }) as { gudang?: string }
  const warehouses = useAsk(pickWarehouse, {}, { freshFor: 60_000 })
  const options = (warehouses.data ?? []).map((place) => ({ value: place.id, label: place.name }))
  const form = useForm({
    initial: blankStock(today(), gudang),
    draft: 'gudang/tambah-stock',
    prepare: (store) => dropBlankRows(store, 'lines', isBlankLine),
    check: (values) => shapeErrors(addStock.input, inputOf(values)),
    save: (values) => ask(addStock, inputOf(values), { key: key.of(values) }),
    saved: ({ number }, then) => {
      refetchTouched(addStock.touches)
      notify(`Mutasi ${number} disimpan.`)
      if (then === 'close') void navigate({ to: '/gudang/', search: { tab: 'stock' }, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah stok" back="/gudang/" again saveLabel="Simpan mutasi" rail={<StockTotals />}>
      <FormSection title="Mutasi">
        <RadioCards name="type" label="Jenis" options={types} />
        <FieldRow>
          <SelectField name="warehouseId" label="Gudang" options={options} />
          <DateField name="on" label="Tanggal" today={today()} />
        </FieldRow>
        <TextArea name="notes" label="Catatan" optional maxLength={500} rows={2} />
      </FormSection>
      <StockLines />
    </FormPage>
  )
}
