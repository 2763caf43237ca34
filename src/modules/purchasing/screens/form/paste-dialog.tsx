import { useState } from 'react'
import { quantity } from '#ground/quantity.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { bareInput, controlFrame, labelText } from '#kit/screen/form/control-style.ts'
import { useFormScope } from '#kit/screen/form/form-context.ts'
import { rowKey, rowsAt, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { matchPastedList } from '#modules/catalog/paste/contract.ts'
import { priceIn } from '#modules/catalog/screens/face.tsx'
import { lastPrices } from '../../orders/contract.ts'
import { ConfirmedRow } from './pasted-row.tsx'
import { meantOf, takenFor, type PastedRow } from './pasted.ts'

const EXAMPLE = 'semen 50 sak\npasir 2 rit @350rb\nbesi 10 = 120 btg'

/** Reads a list as it was sent, shows what each row is taken for, and adds the confirmed ones to the lines. */
export function PasteDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useFormScope()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly PastedRow[]>()
  const find = useAct(matchPastedList)
  const read = async () => {
    const found = await find.now({ text })
    if (found) setRows(found.map((match) => takenFor({ key: rowKey(), match }, meantOf(match))))
  }
  const taken = (rows ?? []).filter((row) => row.isIn).filter(isSure)
  const add = async () => {
    const prices = await paidFor(taken.map((row) => row.item.id))
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
  readonly rows: readonly PastedRow[]
  readonly onChange: (rows: readonly PastedRow[]) => void
}

function Confirmed({ rows, onChange }: ConfirmedProps) {
  const unsure = [
    of(rows.filter((row) => !row.item).length, 'barangnya'),
    of(rows.filter((row) => row.item && row.unit === null).length, 'satuannya'),
  ].filter((each) => each !== null)
  if (rows.length === 0) return <p className="p-5 text-muted-foreground">Tidak ada baris yang terbaca.</p>
  return (
    <div className="p-5">
      <p className="mb-3 text-muted-foreground" role="status">
        {[`${rows.length} baris terbaca`, ...unsure].join(', ')}.
      </p>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {rows.map((row, index) => (
          <ConfirmedRow key={row.key} row={row} index={index} onChange={(to) => onChange(rows.with(index, to))} />
        ))}
      </ul>
    </div>
  )
}

const of = (count: number, what: string) => (count > 0 ? `${count} baris perlu dipilih ${what}` : null)

type Sure = PastedRow & { readonly item: Choice; readonly unit: string }

function isSure(row: PastedRow): row is Sure {
  return row.item !== null && row.unit !== null
}

function lineOf({ key, match, item, unit }: Sure, prices: ReadonlyMap<string, string>) {
  const paid = { ...item, more: { ...item.more, lastPrice: prices.get(item.id) } }
  return {
    key,
    row: 'item',
    item: paid,
    description: '',
    qty: readable(match.qty),
    unit,
    price: match.price ?? priceIn(paid, unit, 'lastPrice'),
    discount: '',
    discountAmount: '',
    taxCode: item.more?.['taxCode'] ?? 'usual',
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
