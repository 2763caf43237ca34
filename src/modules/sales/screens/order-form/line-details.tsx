import ListPlus from 'lucide-react/icons/list-plus'
import { useState } from 'react'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { GridRow } from '#kit/screen/grid/column.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { LineDims } from '#modules/projects/screens/face.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import type { LineValues } from './values.ts'

/** What a line says beyond its cells: how papers word it, and the warehouse it goes from where there are several. */
export function LineDetails({ start }: { readonly start: OrderStart }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="ghost" size="xs" icon={<ListPlus />} onClick={() => setOpen(true)}>
        Rincian baris
      </Button>
      {isOpen && (
        <Sheet
          open
          onClose={close}
          title="Rincian baris"
          foot={
            <Button variant="filled" onClick={close}>
              Selesai
            </Button>
          }
        >
          <Details start={start} />
        </Sheet>
      )}
    </>
  )
}

function Details({ start }: { readonly start: OrderStart }) {
  const lines = useValue<readonly LineValues[]>('lines')
  const options = start.warehouses.map(({ id, name }) => ({ value: id, label: name }))
  const placed = lines.flatMap(({ row, key, item }, at) => (row === 'item' && item ? [{ key, at, item }] : []))
  if (placed.length === 0) return <p className="p-5 text-muted-foreground">Isi dulu baris barangnya.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
      {placed.map(({ key, at, item }) => (
        <fieldset key={key} className="grid min-w-0 gap-4">
          <legend className="mb-2 font-semibold wrap-anywhere">{item.label}</legend>
          {item.id && (
            <TextField
              name={`lines.${at}.wording`}
              label="Uraian di dokumen"
              optional
              maxLength={500}
              placeholder={item.label}
            />
          )}
          {options.length > 1 && (
            <SelectField
              name={`lines.${at}.warehouseId`}
              label="Gudang asal"
              empty="Sesuai gudang asal order"
              options={options}
            />
          )}
          <LineDims path={`lines.${at}`} />
        </fieldset>
      ))}
    </div>
  )
}

/** Under a line: how papers word it, and the warehouse of its own that it goes from. */
export function saidBelow(row: GridRow, { warehouses }: OrderStart): string | undefined {
  const { warehouseId, wording, item } = row as LineValues
  const place = warehouseId && warehouses.find(({ id }) => id === warehouseId)
  const words = item?.id && wording && wording !== item.label ? `“${wording}”` : undefined
  return [words, place && `Dari ${place.name}`].filter(Boolean).join(' · ') || undefined
}
