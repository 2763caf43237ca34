import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { amountComplaint, keptAmount, shownAmount } from '#kit/screen/form/amount.ts'
import { bareInput, controlFrame } from '#kit/screen/form/control-style.ts'
import { Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { changeStockSettings, type StockRow } from '#modules/warehouse/contract.ts'

type Setting = 'minQty' | 'maxQty' | 'reorderQty' | 'rack'

const names: Readonly<Record<Setting, string>> = {
  minQty: 'Batas minimum',
  maxQty: 'Batas maksimum',
  reorderQty: 'Jumlah beli lagi',
  rack: 'Rak',
}

interface InlineSettingProps {
  readonly row: StockRow
  readonly field: Setting
}

/** A setting of a stock, changed where it stands: a click opens it, Enter or leaving keeps it, Esc lets it be. */
export function InlineSetting({ row, field }: InlineSettingProps) {
  const mayUpdate = useCan('update stock')
  const [typed, setTyped] = useState<string>()
  const save = useAct(changeStockSettings, { say: `${names[field]} ${row.itemName} disimpan.` })
  const shown = field === 'rack' ? (row.rack ?? <Nothing />) : <Qty value={row[field]} />
  if (!mayUpdate) return shown
  if (typed === undefined) {
    const value = row[field] ?? ''
    return (
      <button
        type="button"
        title="Klik untuk mengubah"
        aria-label={`Ubah ${names[field].toLowerCase()} ${row.itemName}`}
        className="relative z-1 -mx-1.5 min-h-6 rounded-sm px-1.5 hover:bg-muted"
        onClick={() => setTyped(field === 'rack' ? value : shownAmount(value, 'quantity'))}
      >
        {shown}
      </button>
    )
  }
  const leave = async () => {
    const value = field === 'rack' ? typed.trim().toUpperCase() : keptAmount(typed)
    setTyped(undefined)
    if (value === (row[field] ?? '')) return
    const complaint = field === 'rack' ? undefined : amountComplaint(value)
    if (complaint) return complain(complaint)
    // The minimum that is shown may be the item's own: it is said of this warehouse only when it is changed here.
    const { id, version, reorderQty, rack } = row
    await save.now({ id, version, reorderQty, rack, [field]: value || null })
  }
  return (
    <span className={`${controlFrame} relative z-1 h-7 w-full`}>
      <input
        autoFocus
        aria-label={`${names[field]} ${row.itemName}`}
        className={`${bareInput} px-1.5 text-small ${field === 'rack' ? '' : 'text-right figures'}`}
        inputMode={field === 'rack' ? 'text' : 'decimal'}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setTyped(undefined)
        }}
      />
    </span>
  )
}
