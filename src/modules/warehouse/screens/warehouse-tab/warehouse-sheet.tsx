import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import {
  addWarehouse,
  changeWarehouse,
  openWarehouse,
  warehouseTypes,
  type WarehouseRow,
} from '#modules/warehouse/contract.ts'

const types = Object.entries(warehouseTypes).map(([value, label]) => ({ value, label }))

interface WarehouseSheetProps {
  /** The one that is changed; a new one when left out. */
  readonly warehouse?: WarehouseRow
  readonly onClose: () => void
}

/** Tambah gudang, Ubah gudang. */
export function WarehouseSheet({ warehouse, onClose }: WarehouseSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: valuesOf(warehouse),
    draft: `gudang/${warehouse?.id ?? 'tambah'}`,
    check: ({ version: _version, ...values }) => shapeErrors(addWarehouse.input, values),
    save: ({ version, ...values }) =>
      warehouse
        ? ask(changeWarehouse, {
            ...values,
            id: warehouse.id,
            version: version ?? warehouse.version,
            isArchived: warehouse.isArchived,
          })
        : ask(addWarehouse, values, { key: key.of(values) }),
    saved: () => {
      refetchTouched(addWarehouse.touches)
      notify(warehouse ? 'Perubahan disimpan.' : 'Gudang disimpan.')
      onClose()
    },
  })
  const latest = async () => valuesOf(await ask(openWarehouse, { id: warehouse?.id ?? '' }))
  return (
    <FormSheet
      form={form}
      title={warehouse ? `Ubah ${warehouse.name}` : 'Tambah gudang'}
      onClose={onClose}
      conflict={
        warehouse && {
          latest,
          labels: {
            name: 'Nama',
            code: 'Kode',
            type: 'Jenis',
            address: 'Alamat',
            city: 'Kota',
            keeper: 'Penanggung jawab',
          },
        }
      }
    >
      <TextField name="name" label="Nama" maxLength={100} />
      <FieldRow>
        <TextField name="code" label="Kode" maxLength={20} capitals />
        <SelectField name="type" label="Jenis" options={types} />
      </FieldRow>
      <TextArea name="address" label="Alamat" optional maxLength={300} rows={2} />
      <FieldRow>
        <TextField name="city" label="Kota" optional maxLength={80} />
        <TextField name="keeper" label="Penanggung jawab" optional maxLength={100} />
      </FieldRow>
    </FormSheet>
  )
}

function valuesOf(row: WarehouseRow | undefined) {
  return {
    name: row?.name ?? '',
    code: row?.code ?? '',
    type: row?.type ?? ('utama' as const),
    address: row?.address ?? '',
    city: row?.city ?? '',
    keeper: row?.keeper ?? '',
    version: row?.version,
  }
}
