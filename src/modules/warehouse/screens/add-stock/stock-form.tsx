import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { MoreSection } from '#kit/screen/form/more-section.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useYes } from '#kit/screen/form/use-yes.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { HeadDims } from '#modules/projects/screens/face.tsx'
import { keptQuestion, mayBeUsed } from '#modules/stock/rules.ts'
import { pickWarehouse, stockDocumentTypes, type StockDocumentType } from '#modules/warehouse/contract.ts'
import { CountOptions } from './count-options.tsx'
import { checkStock, pageAfter, saveStock } from './save-stock.ts'
import { StockLines } from './stock-lines.tsx'
import { StockTotals } from './stock-totals.tsx'
import { isBlankLine, type StockValues, type Way } from './values.ts'

// At the foot of the form, and heavier than any other field: it comes after what is typed first.
const AttachmentField = later(() =>
  import('#kit/screen/attachments/attachment-field.tsx').then((parts) => parts.AttachmentField),
)

const ways = [
  { value: 'masuk', label: 'Masuk', note: 'Saldo awal, penerimaan lain' },
  { value: 'keluar', label: 'Keluar', note: 'Pemakaian, rusak, hilang' },
  { value: 'transfer', label: 'Transfer', note: 'Pindah antar gudang' },
  { value: 'opname', label: 'Opname', note: 'Hitung fisik' },
]
const saveLabels: Readonly<Record<Way, string>> = {
  masuk: 'Simpan mutasi',
  keluar: 'Simpan mutasi',
  transfer: 'Simpan & kirim',
  opname: 'Mulai opname',
}
const optionsOf = (types: readonly StockDocumentType[]) =>
  types.map((value) => ({ value, label: stockDocumentTypes[value] }))
const inTypes = optionsOf(['saldo_awal', 'penerimaan', 'ditemukan', 'retur'])
const outTypes = optionsOf(['pengeluaran', 'rusak', 'karantina', 'hilang'])

interface StockFormProps {
  readonly initial: StockValues
  /** The draft that is written anew. */
  readonly draft?: { readonly id: string; readonly label: string }
}

/** The form of every move that no order explains. */
export function StockForm({ initial, draft }: StockFormProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const draftKey = useSaveKey()
  const yes = useYes(keptQuestion)
  const form = useForm({
    initial,
    draft: draft ? `gudang/draf/${draft.id}` : 'gudang/tambah-stock',
    prepare: (store) => dropBlankRows(store, 'lines', isBlankLine),
    check: checkStock,
    save: (values, then) => {
      const isDraft = then === 'also'
      const saveKey = (isDraft ? draftKey : key).of(values)
      return saveStock(values, { isDraft, key: saveKey, id: draft?.id, through: yes.through })
    },
    saved: (done, then) => {
      notify(done.said)
      if (then !== 'again') void navigate({ ...pageAfter(done), replace: true })
    },
  })
  const watched = form.store.watch('way')
  const way = useSyncExternalStore(watched.subscribe, watched.read) as Way
  return (
    <FormPage
      form={form}
      title={draft ? `Ubah ${draft.label}` : 'Catat mutasi'}
      back="/gudang/"
      again={!draft}
      saveLabel={saveLabels[way]}
      also="Simpan draf"
      rail={<StockTotals />}
    >
      <FormSection title="Mutasi">
        {!draft && <RadioCards name="way" label="Jenis" options={ways} />}
        <Where />
        <ForWhat />
      </FormSection>
      <What />
      <Seldom />
      {!draft && <Proof />}
      {yes.dialog}
    </FormPage>
  )
}

/** Where there is one warehouse only, nobody is asked which; the form is as untouched as before. */
function useOnlyWarehouse(warehouses: readonly { readonly id: string }[] | undefined) {
  const { store } = useFormScope()
  const [only, another] = warehouses ?? []
  const warehouseId = another ? undefined : only?.id
  useEffect(() => {
    const values = store.read('') as StockValues
    if (!warehouseId || values.warehouseId !== '') return
    store.replace({ ...values, warehouseId }, { clean: !store.isDirty() })
  }, [store, warehouseId])
}

function Where() {
  const way = useValue<Way>('way')
  const warehouses = useAsk(pickWarehouse, {}, { freshFor: 60_000 })
  useOnlyWarehouse(warehouses.data)
  const isUse = useValue<StockDocumentType>('outType') === 'pengeluaran' && way === 'keluar'
  const options = (warehouses.data ?? []).map(({ id, name, type }) =>
    isUse && !mayBeUsed(type)
      ? { value: id, label: `${name} (periksa dulu, lalu transfer keluar)`, isOff: true }
      : { value: id, label: name },
  )
  return (
    <FieldRow columns={way === 'opname' ? 2 : 3}>
      <SelectField name="warehouseId" label={way === 'transfer' ? 'Gudang asal' : 'Gudang'} options={options} />
      {way === 'transfer' && <SelectField name="toWarehouseId" label="Gudang tujuan" options={options} />}
      {way === 'masuk' && <SelectField name="inType" label="Keperluan" options={inTypes} />}
      {way === 'keluar' && <SelectField name="outType" label="Keperluan" options={outTypes} />}
      <DateField name="on" label="Tanggal" today={today()} />
    </FieldRow>
  )
}

/** The project and the work item that goods leave for; a move inside our own walls is for none. */
function ForWhat() {
  const isUse = useValue<StockDocumentType>('outType') === 'pengeluaran'
  return useValue<Way>('way') === 'keluar' && isUse ? <HeadDims /> : null
}

/** Who asked, what it is for, who drives: what may be said later, or never. */
function Seldom() {
  const way = useValue<Way>('way')
  const notes = <TextArea name="notes" label="Catatan" optional maxLength={500} rows={2} />
  if (way === 'opname') return <FormSection title="Catatan">{notes}</FormSection>
  return (
    <MoreSection
      of={SELDOM}
      says={way === 'transfer' ? 'Sopir, peminta, referensi, catatan' : 'Peminta, referensi, catatan'}
    >
      {way === 'transfer' && (
        <FieldRow>
          <PlateField name="vehiclePlate" label="No. polisi" />
          <TextField name="driverName" label="Nama sopir" optional maxLength={120} />
        </FieldRow>
      )}
      <FieldRow columns={way === 'keluar' ? 3 : 2}>
        <TextField name="requestedBy" label="Diminta oleh" optional maxLength={120} />
        {way === 'keluar' && <TextField name="receivedBy" label="Diterima oleh" optional maxLength={120} />}
        <TextField name="reference" label="Referensi" optional maxLength={80} placeholder="No. PO atau order" />
      </FieldRow>
      {notes}
    </MoreSection>
  )
}

const SELDOM = ['vehiclePlate', 'driverName', 'requestedBy', 'receivedBy', 'reference', 'notes']

/** What was photographed or written of it; a draft has its own page for that, a count as well. */
function Proof() {
  if (useValue<Way>('way') === 'opname') return null
  return (
    <FormSection title="Lampiran">
      <AttachmentField name="files" label="Foto atau berkas" optional />
    </FormSection>
  )
}

function What() {
  return useValue<Way>('way') === 'opname' ? <CountOptions /> : <StockLines />
}
