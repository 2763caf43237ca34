import { qtyFormat } from '#ground/format.ts'
import { maxQty, minQty, minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import type { PieceWork } from '../../pieces/contract.ts'
import { readVolume } from './opname-values.ts'

interface VolumeFieldProps {
  readonly name: string
  readonly work: PieceWork
  /** What this very opname measured before it is written anew: it is not there twice. */
  readonly own: Quantity
  /** The only work there is must be measured. */
  readonly isOnly: boolean
}

/** The volume of one piece of work since the last opname, and how much of what was taken on it makes. */
export function VolumeField({ name, work, own, isOnly }: VolumeFieldProps) {
  const volume = readVolume(useValue<string>(name))
  const most = boundOf(work, own)
  const before = minusQty(quantity(work.done), own)
  const left = minusQty(most, plusQty(before, volume))
  return (
    <div>
      <QuantityField name={name} label={work.name} optional={!isOnly} unit={work.unit} hint={hintOf(work)} />
      <div
        role="img"
        aria-label={`${work.name}: sebelumnya ${said(before)}, kali ini ${said(volume)}, batas ${said(most)} ${work.unit}`}
        className="mt-3 flex h-2.5 overflow-hidden rounded-full bg-muted"
      >
        <i className="h-full bg-primary/45" style={{ width: widthOf(before, most) }} />
        <i
          className={left < 0n ? 'h-full bg-danger' : 'h-full bg-primary'}
          style={{ width: widthOf(minQty(volume, maxQty(minusQty(most, before), ZERO_QTY)), most) }}
        />
      </div>
      <dl className="mt-2 grid grid-cols-4 gap-2 text-xs text-muted-foreground">
        <Part label="Sebelum" value={before} />
        <Part label="Kali ini" value={volume} />
        <Part label="Sisa" value={maxQty(left, ZERO_QTY)} />
        <Part label="Batas" value={most} />
      </dl>
      {left < 0n && (
        <p role="status" className="mt-2 text-small font-medium text-danger">
          {`Lebih ${said(minusQty(ZERO_QTY, left))} ${work.unit} dari batas. Butuh addendum RAB atau kesepakatan baru.`}
        </p>
      )}
    </div>
  )
}

function Part({ label, value }: { readonly label: string; readonly value: Quantity }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="text-small font-medium text-foreground figures">{said(value)}</dd>
    </div>
  )
}

// What the crew took on, or less where all crews together came near to what the project agreed.
function boundOf(work: PieceWork, own: Quantity): Quantity {
  const volume = quantity(work.volume)
  if (work.agreed === null) return volume
  const others = minusQty(quantity(work.allDone), quantity(work.done))
  return maxQty(minQty(volume, minusQty(quantity(work.agreed), others)), minusQty(quantity(work.done), own))
}

function hintOf({ code, agreed, unit }: PieceWork): string {
  return agreed === null ? `${code} · tidak ada di RAB` : `${code} · RAB ${qtyFormat(agreed)} ${unit}`
}

const said = (of: Quantity) => qtyFormat(quantityText(of))

function widthOf(part: Quantity, whole: Quantity): string {
  return whole > 0n ? `${Number((part * 1000n) / whole) / 10}%` : '0'
}
