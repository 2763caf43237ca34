import { useMemo } from 'react'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import { useRestedValue, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm, type Then } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { freeIn, itemSource, priceIn, purchaseUnitOf } from '#modules/catalog/screens/face.tsx'
import { HeadDims } from '#modules/projects/screens/face.tsx'
import type { SavedRequest } from '../requests/contract.ts'
import type { RequestStart } from '../requests/detail.ts'
import { unitColumn } from './form/columns.ts'
import { KindCards } from './form/kind-cards.tsx'
import { PasteList } from './form/paste-list.tsx'
import { estimateOf } from './requests/estimate.ts'
import { blankRequestLine, isBlankRequestLine, type RequestLine, type RequestValues } from './requests/values.ts'

interface RequestFormProps {
  readonly title: string
  readonly initial: RequestValues
  readonly start: Pick<RequestStart, 'warehouses' | 'people'>
  readonly draft: string
  readonly save: (values: RequestValues, then: Then) => Promise<SavedRequest>
  readonly saved: (answer: SavedRequest, then: Then) => void
  readonly back?: string
  readonly isNew?: boolean
  readonly conflict?: Conflict
}

/** What is needed, where, until when and why; the price is only a guess that decides who must agree. */
export function RequestForm({ title, initial, start, save, isNew, ...rest }: RequestFormProps) {
  const form = useForm<RequestValues, SavedRequest>({
    initial,
    draft: rest.draft,
    prepare: (store) => dropBlankRows<RequestLine>(store, 'lines', isBlankRequestLine),
    check: checkRequest,
    save,
    saved: rest.saved,
  })
  return (
    <FormPage
      form={form}
      title={title}
      back={rest.back ?? '/pembelian-barang/'}
      again={isNew}
      also="Simpan & ajukan"
      conflict={rest.conflict}
      rail={<Estimate />}
    >
      {isNew && <KindCards value="permintaan" />}
      <FormSection title="Kebutuhan">
        <FieldRow>
          <SelectField
            name="requesterId"
            label="Peminta"
            options={start.people.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="warehouseId"
            label="Untuk gudang atau lokasi"
            options={start.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldRow>
        <HeadDims />
        <FieldRow>
          <DateField today={today()} name="neededBy" label="Dibutuhkan" />
          <DateField today={today()} name="date" label="Tanggal" />
        </FieldRow>
      </FormSection>
      <RequestLines />
      <FormSection title="Keterangan">
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSection>
      {isNew && (
        <FormSection title="Lampiran">
          <AttachmentField name="files" label="Foto atau berkas" optional />
        </FormSection>
      )}
    </FormPage>
  )
}

// What lies free in the place that asks is told beside what is asked for; another place is asked anew.
function RequestLines() {
  const warehouseId = useValue<string>('warehouseId')
  const columns = useMemo(() => requestColumns(warehouseId), [warehouseId])
  return <LineGrid name="lines" title="Item" columns={columns} blank={blankRequestLine} aside={<PasteList />} />
}

function requestColumns(warehouseId: string): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Barang atau jasa',
      source: itemSource({ purpose: 'buy', warehouseId }),
      placeholder: 'Ketik nama atau kode…',
      fill: (item) => {
        const unit = purchaseUnitOf(item)
        return { unit, price: priceIn(item, unit, 'lastPrice') }
      },
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 80 },
    { ...unitColumn, width: 76 },
    {
      id: 'free',
      kind: 'worked',
      title: 'Tersedia',
      width: 96,
      work: (row) => freeIn((row as unknown as RequestLine).item, warehouseId),
    },
    { id: 'price', kind: 'price', title: 'Perkiraan (Rp)', width: 108, enter: 'never' },
    { id: 'reason', kind: 'text', title: 'Keperluan', width: 144 },
  ]
}

function Estimate() {
  const lines = useRestedValue<readonly RequestLine[]>('lines')
  const filled = lines.filter((line) => line.item)
  return (
    <Card title="Ringkasan">
      <p className="text-small text-muted-foreground">Perkiraan nilai</p>
      <output className="text-xl font-semibold figures">{rupiah(estimateOf(lines))}</output>
      <p className="mt-2 text-small text-muted-foreground">
        {filled.length} item. Nilai perkiraan menentukan siapa yang menyetujui; harga sebenarnya dari supplier.
      </p>
    </Card>
  )
}

function checkRequest(values: RequestValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!values.neededBy) errors['neededBy'] = ['Isi kapan barang dibutuhkan.']
  if (!values.warehouseId) errors['warehouseId'] = ['Pilih gudang.']
  if (values.lines.length === 0) errors['lines.0.item'] = ['Isi paling sedikit satu baris.']
  values.lines.forEach((line, index) => {
    if (!line.item) errors[`lines.${index}.item`] = [`Baris ${index + 1}: pilih barang.`]
    if (line.qty === '' || line.qty === '0')
      errors[`lines.${index}.qty`] = [`Baris ${index + 1}: jumlah harus lebih dari 0.`]
  })
  return errors
}
