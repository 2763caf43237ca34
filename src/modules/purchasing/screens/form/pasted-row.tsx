import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { bareInput, controlFrame } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { itemSource, unitsOf } from '#modules/catalog/screens/face.tsx'
import { choiceOf, takenFor, type PastedRow } from './pasted.ts'

interface ConfirmedRowProps {
  readonly row: PastedRow
  readonly index: number
  readonly onChange: (row: PastedRow) => void
}

/** One pasted row: what it says, the item and unit it is taken for, and what else may be meant. */
export function ConfirmedRow({ row, index, onChange }: ConfirmedRowProps) {
  const [items] = useState(() => itemSource({ purpose: 'buy' }))
  const { match, item } = row
  const others = match.candidates.filter((one) => one.id !== item?.id).slice(0, 3)
  const said = [match.qty && `${qtyFormat(match.qty)} ${match.unit ?? ''}`, match.price && `@ ${rupiah(match.price)}`]
  return (
    <li className="flex gap-3 py-3">
      <input
        type="checkbox"
        aria-label={`Pakai baris ${index + 1}`}
        className="mt-2.5 size-4 flex-none accent-primary"
        checked={row.isIn}
        disabled={item === null || row.unit === null}
        onChange={(event) => onChange({ ...row, isIn: event.target.checked })}
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="text-small text-muted-foreground">
          <span className="break-words">“{match.source.trim()}”</span>
          {said.filter(Boolean).length > 0 && <span className="figures"> → {said.filter(Boolean).join(' ')}</span>}
        </p>
        <div className="flex gap-2">
          <div
            className={cx(controlFrame, 'flex h-9 flex-1 items-center px-3 max-md:h-12')}
            data-pick-frame
            data-invalid={item ? undefined : true}
          >
            <PickInput
              value={item}
              onPick={(picked) => onChange(takenFor(row, picked))}
              source={items}
              className={`${bareInput} truncate`}
              placeholder="Pilih barang…"
              input={{ 'aria-label': `Barang untuk baris ${index + 1}` }}
            />
          </div>
          <UnitChoice row={row} index={index} onChange={onChange} />
        </div>
        {item && row.unit === null && (
          <p className="text-small font-medium text-warning">
            Satuan “{match.unit}” bukan satuan barang ini. Pilih satuannya; jumlah dan harga tetap seperti tertulis.
          </p>
        )}
        {others.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.map((one) => (
              <button
                key={one.id}
                type="button"
                onClick={() => onChange(takenFor(row, choiceOf(one)))}
                className="h-7 max-w-full truncate rounded-full border border-border-strong bg-card px-3 text-xs font-medium hover:bg-row-hover max-md:h-9"
              >
                {one.name}
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

/** Which of the item's units is meant; asked only where there is something to choose or to settle. */
function UnitChoice({ row, index, onChange }: ConfirmedRowProps) {
  const units = unitsOf(row.item)
  if (units.length < 2 && row.unit !== null) return null
  if (units.length === 0) return null
  return (
    <div className="w-28 flex-none">
      <SelectBox
        aria-label={`Satuan untuk baris ${index + 1}`}
        aria-invalid={row.unit === null || undefined}
        value={row.unit ?? ''}
        onChoose={(unit) => onChange({ ...row, unit, isIn: true })}
      >
        {row.unit === null && <option value="">Satuan…</option>}
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
