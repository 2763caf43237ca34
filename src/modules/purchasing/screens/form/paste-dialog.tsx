import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { quantity } from '#ground/quantity.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { bareInput, controlFrame, labelText } from '#kit/screen/form/control-style.ts'
import { useFormScope } from '#kit/screen/form/form-context.ts'
import { rowKey, rowsAt, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { matchPastedList, type PastedMatch } from '#modules/catalog/paste/contract.ts'
import { itemSource, priceIn } from '#modules/catalog/screens/face.tsx'
import { lastPrices } from '../../orders/contract.ts'
import { choiceOf, meantOf, unitFor } from './pasted.ts'

/** A pasted row as a person sees it: what it says, and what it is taken for. */
interface Row {
  readonly key: string
  readonly match: PastedMatch
  readonly item: Choice | null
  readonly isIn: boolean
}

const EXAMPLE = 'semen 50 sak\npasir 2 rit @350rb\nbesi 10 = 120 btg'

/** Reads a list as it was sent, shows what each row is taken for, and adds the confirmed ones to the lines. */
export function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useFormScope()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly Row[]>()
  const find = useAct(matchPastedList)
  const read = async () => {
    const found = await find.now({ text })
    if (found) setRows(found.map(rowOf))
  }
  const taken = (rows ?? []).filter((row) => row.isIn && row.item)
  const add = async () => {
    const prices = await paidFor(taken.map((row) => row.item?.id ?? ''))
    const lines = rowsAt<KeyedRow & { readonly item: unknown }>(store, 'lines')
    const kept = lines.filter((line) => line.item !== null)
    store.write('lines', [...kept, ...taken.map((row) => lineOf(row, prices))])
    notify(`${taken.length} baris ditambahkan.`)
    onClose()
  }
  const foot = rows ? (
    <>
      <Button variant="ghost" onClick={() => setRows(undefined)}>
        Kembali
      </Button>
      <Button variant="filled" disabled={taken.length === 0} onClick={() => void add()}>
        Tambahkan {taken.length} baris
      </Button>
    </>
  ) : (
    <>
      <Button variant="ghost" onClick={onClose}>
        Batal
      </Button>
      <Button variant="filled" isBusy={find.isBusy} disabled={text.trim() === ''} onClick={() => void read()}>
        Baca daftar
      </Button>
    </>
  )
  return (
    <Sheet open onClose={onClose} title="Tempel daftar" width="w-144" foot={foot}>
      {rows ? (
        <Confirmed rows={rows} onChange={setRows} />
      ) : (
        <div className="grid gap-4 p-5" data-form>
          <p className="text-muted-foreground">
            Tempel pesan WhatsApp atau baris dari Excel. Setiap baris bisa diperiksa sebelum ditambahkan.
          </p>
          <div>
            <label htmlFor="daftar-tempel" className={labelText}>
              Daftar barang
            </label>
            <div className={controlFrame}>
              <textarea
                id="daftar-tempel"
                rows={12}
                maxLength={20_000}
                placeholder={EXAMPLE}
                className={`${bareInput} block resize-none px-3 py-2`}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          </div>
          {find.refusal && <p className="text-small font-medium text-danger">{find.refusal.message}</p>}
        </div>
      )}
    </Sheet>
  )
}

interface ConfirmedProps {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
}

function Confirmed({ rows, onChange }: ConfirmedProps) {
  const change = (key: string, to: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...to } : row)))
  const unsure = rows.filter((row) => !row.item).length
  if (rows.length === 0) return <p className="p-5 text-muted-foreground">Tidak ada baris yang terbaca.</p>
  return (
    <div className="p-5">
      <p className="mb-3 text-muted-foreground" role="status">
        {rows.length} baris terbaca{unsure > 0 ? `, ${unsure} baris perlu dipilih barangnya.` : '.'}
      </p>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {rows.map((row, index) => (
          <PastedRow key={row.key} row={row} index={index} onChange={(to) => change(row.key, to)} />
        ))}
      </ul>
    </div>
  )
}

interface PastedRowProps {
  readonly row: Row
  readonly index: number
  readonly onChange: (to: Partial<Row>) => void
}

function PastedRow({ row, index, onChange }: PastedRowProps) {
  const [items] = useState(() => itemSource())
  const { match } = row
  const others = match.candidates.filter((one) => one.id !== row.item?.id).slice(0, 3)
  const said = [match.qty && `${qtyFormat(match.qty)} ${match.unit ?? ''}`, match.price && `@ ${rupiah(match.price)}`]
  return (
    <li className="flex gap-3 py-3">
      <input
        type="checkbox"
        aria-label={`Pakai baris ${index + 1}`}
        className="mt-2.5 size-4 flex-none accent-primary"
        checked={row.isIn && row.item !== null}
        disabled={row.item === null}
        onChange={(event) => onChange({ isIn: event.target.checked })}
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="text-small text-muted-foreground">
          <span className="break-words">“{match.source.trim()}”</span>
          {said.filter(Boolean).length > 0 && <span className="figures"> → {said.filter(Boolean).join(' ')}</span>}
        </p>
        <div
          className={cx(controlFrame, 'flex h-9 items-center px-3 max-md:h-12')}
          data-pick-frame
          data-invalid={row.item ? undefined : true}
        >
          <PickInput
            value={row.item}
            onPick={(item) => onChange({ item, isIn: item !== null })}
            source={items}
            className={`${bareInput} truncate`}
            placeholder="Pilih barang…"
            input={{ 'aria-label': `Barang untuk baris ${index + 1}` }}
          />
        </div>
        {others.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.map((one) => (
              <button
                key={one.id}
                type="button"
                onClick={() => onChange({ item: choiceOf(one), isIn: true })}
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

function rowOf(match: PastedMatch): Row {
  const item = meantOf(match)
  return { key: rowKey(), match, item, isIn: item !== null }
}

function lineOf({ key, match, item }: Row, prices: ReadonlyMap<string, string>) {
  const unit = unitFor(match, item)
  const paid = item && { ...item, more: { ...item.more, lastPrice: prices.get(item.id) } }
  return {
    key,
    row: 'item',
    item: paid,
    description: '',
    qty: readable(match.qty),
    unit,
    price: match.price ?? (paid ? priceIn(paid, unit, 'lastPrice') : ''),
    discount: '',
    discountAmount: '',
    taxCode: item?.more?.['taxCode'] ?? 'usual',
    reason: '',
  }
}

// A list without prices takes the last ones paid; without an answer they are left to be typed.
async function paidFor(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await ask(lastPrices, { itemIds: [...new Set(ids)].join(',') }, { isQuiet: true }).catch(() => [])
  return new Map(found.map((one) => [one.itemId, one.price]))
}

// A count that no field could hold is left to be typed.
function readable(qty: string | null): string {
  try {
    return qty === null ? '' : (quantity(qty), qty)
  } catch {
    return ''
  }
}
