import Warehouse from 'lucide-react/icons/warehouse'
import { useState } from 'react'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { GridRow } from '#kit/screen/grid/column.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import type { LineValues } from './values.ts'

/** Where each line goes from, for an order whose goods lie in several places. */
export function LineWarehouses({ start }: { readonly start: OrderStart }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" size="xs" icon={<Warehouse />} onClick={() => setOpen(true)}>
        Gudang per baris
      </Button>
      {isOpen && (
        <Sheet
          open
          onClose={close}
          title="Gudang per baris"
          foot={
            <Button variant="filled" onClick={close}>
              Selesai
            </Button>
          }
        >
          <Places start={start} />
        </Sheet>
      )}
    </>
  )
}

function Places({ start }: { readonly start: OrderStart }) {
  const lines = useValue<readonly LineValues[]>('lines')
  const options = start.warehouses.map(({ id, name }) => ({ value: id, label: name }))
  const placed = lines.flatMap(({ row, key, item }, at) => (row === 'item' && item ? [{ key, at, item }] : []))
  if (placed.length === 0) return <p className="p-5 text-muted-foreground">Isi dulu baris barangnya.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      {placed.map(({ key, at, item }) => (
        <SelectField
          key={key}
          name={`lines.${at}.warehouseId`}
          label={item.label}
          empty="Sesuai gudang asal order"
          options={options}
        />
      ))}
    </div>
  )
}

/** Under a line that goes from a warehouse of its own: which. */
export function goesFrom(row: GridRow, { warehouses }: OrderStart): string | undefined {
  const { warehouseId } = row as LineValues
  const place = warehouseId && warehouses.find(({ id }) => id === warehouseId)
  return place ? `Dari ${place.name}` : undefined
}
