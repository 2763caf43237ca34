import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { WordsField } from '#kit/screen/form/chips-field.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
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

/** The place of goods on the way makes itself, and stays what it is. */
function typesFor(warehouse: WarehouseRow | undefined) {
  return types.filter(({ value }) => (value === 'transit') === (warehouse?.type === 'transit'))
}

interface WarehouseSheetProps {
  /** The one that is changed; a new one when left out. */
  readonly warehouse?: WarehouseRow
  readonly onClose: () => void
}

/** Tambah gudang, Ubah gudang. */
export function WarehouseSheet({ warehouse, onClose }: WarehouseSheetProps) {
  const key = useSaveKey()
  const mayAllow = useCan('approve stock')
  const form = useForm({
    initial: valuesOf(warehouse),
    draft: `gudang/${warehouse?.id ?? 'tambah'}`,
    check: ({ version: _version, racks, ...values }) =>
      shapeErrors(addWarehouse.input, { ...values, racks: [...racks] }),
    save: ({ version, racks, ...rest }) => {
      const values = { ...rest, racks: [...racks] }
      return warehouse
        ? ask(changeWarehouse, {
            ...values,
            id: warehouse.id,
            version: version ?? warehouse.version,
            isArchived: warehouse.isArchived,
          })
        : ask(addWarehouse, values, { key: key.of(rest) })
    },
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
            keeper: 'Penjaga',
            racks: 'Rak',
            allowNegative: 'Stok boleh minus',
          },
        }
      }
    >
      <TextField name="name" label="Nama" maxLength={100} />
      <FieldRow>
        <TextField name="code" label="Kode" maxLength={20} capitals />
        <SelectField name="type" label="Jenis" options={typesFor(warehouse)} />
      </FieldRow>
      <TextArea name="address" label="Alamat" optional maxLength={300} rows={2} />
      <FieldRow>
        <TextField name="city" label="Kota" optional maxLength={80} />
        <TextField name="keeper" label="Penjaga" optional maxLength={100} />
      </FieldRow>
      <WordsField
        name="racks"
        label="Rak"
        optional
        most={200}
        placeholder="A-1, A-2, B-1"
        hint="Pisahkan dengan koma. Dipakai untuk lokasi barang dan opname per rak."
      />
      {mayAllow && (
        <SwitchField
          name="allowNegative"
          label="Stok boleh minus"
          hint="Barang boleh keluar sebelum penerimaannya dicatat. Biasanya tidak perlu."
        />
      )}
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
    racks: row?.racks ?? ([] as readonly string[]),
    allowNegative: row?.allowNegative ?? false,
    version: row?.version,
  }
}
