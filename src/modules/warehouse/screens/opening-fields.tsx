import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField, type Option } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'

/** What of a new item lies in which warehouse, and since when: on the form of the item. */
export function OpeningFields() {
  const warehouses = useAsk(pickWarehouse, {}, { freshFor: 60_000 }).data ?? []
  const rows = useValue<readonly unknown[] | undefined>('opening') ?? []
  const options = warehouses.map(({ id, name }) => ({ value: id, label: name }))
  const [only, another] = options
  const blank = () => ({ warehouseId: another ? '' : (only?.value ?? ''), qty: '', cost: '' })
  return (
    <>
      {rows.length > 0 && (
        <FieldRow>
          <DateField name="openingOn" label="Per tanggal" today={today()} />
        </FieldRow>
      )}
      <Repeat name="opening" of="saldo awal" blank={blank} most={50}>
        {(path) => <OpeningRow path={path} options={options} />}
      </Repeat>
    </>
  )
}

function OpeningRow({ path, options }: { readonly path: string; readonly options: readonly Option[] }) {
  const unit = useValue<string>('baseUnit')
  return (
    <FieldRow columns={3}>
      <SelectField name={`${path}.warehouseId`} label="Gudang" options={options} />
      <QuantityField name={`${path}.qty`} label="Jumlah" unit={unit || undefined} />
      <PriceField name={`${path}.cost`} label={unit ? `Harga pokok per ${unit}` : 'Harga pokok per satuan'} />
    </FieldRow>
  )
}
