import { enterGoesOn } from '#kit/screen/form/enter-goes-on.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { LineDims } from '#modules/projects/screens/face.tsx'
import type { LineValues } from './values.ts'

/** Every line with its own wording, its discount in rupiah and what it is for; what came already keeps its price. */
export function LineDetailSheet({ onClose }: { readonly onClose: () => void }) {
  const lines = useValue<readonly LineValues[]>('lines')
  const shown = lines.flatMap((line, at) => (line.row === 'item' && line.item ? [{ line, at }] : []))
  return (
    <Sheet
      open
      onClose={onClose}
      title="Rincian baris"
      foot={
        <Button variant="filled" onClick={onClose} data-saves>
          Selesai
        </Button>
      }
    >
      {shown.length === 0 && <p className="p-5 text-muted-foreground">Isi dulu baris barangnya.</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5" role="presentation" data-form onKeyDown={enterGoesOn}>
        {shown.map(({ line, at }) => (
          <Detail key={line.key} line={line} at={at} />
        ))}
      </div>
    </Sheet>
  )
}

function Detail({ line, at }: { readonly line: LineValues; readonly at: number }) {
  const isShare = line.discount !== '' && line.discount !== '0'
  const isFixed = line.received !== undefined
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 max-w-full truncate font-semibold" title={line.item?.label}>
        {at + 1}. {line.item?.label}
      </legend>
      <TextField
        name={`lines.${at}.description`}
        label="Deskripsi"
        optional
        maxLength={500}
        hint="Kosong: nama barang yang tercetak di PO."
      />
      <MoneyField
        name={`lines.${at}.discountAmount`}
        label="Diskon rupiah"
        optional
        disabled={isShare || isFixed}
        hint={
          isFixed ? 'Barang sudah datang: harganya tetap.' : isShare ? 'Kosongkan dulu diskon persennya.' : undefined
        }
      />
      <LineDims path={`lines.${at}`} />
    </fieldset>
  )
}
