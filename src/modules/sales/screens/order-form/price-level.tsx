import { useEffect } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { priceAt } from '#modules/catalog/screens/face.tsx'
import { briefCustomer } from '#modules/parties/contract.ts'
import type { LineValues } from './values.ts'

/** The price level of whoever buys without one of their own. */
const ORDINARY = 'eceran'

/** At which level an order is priced, for columns that are made once. */
export function keptLevel() {
  let level = ORDINARY
  return {
    now: () => level,
    become: (next: string) => {
      level = next
    },
  }
}

interface PriceLevelProps {
  /** The level that lines were priced at so far. */
  readonly level: () => string
  readonly onLevel: (level: string) => void
}

/** Keeps at which level the chosen customer buys; lines that still bear the price of another level take theirs. */
export function PriceLevel({ level, onLevel }: PriceLevelProps) {
  const { store } = useFormScope()
  const customer = useValue<Choice | null>('customer')
  const id = customer?.id ?? ''
  const now = useAsk(briefCustomer, { id }, { when: id !== '', freshFor: 60_000, isQuiet: true }).data?.priceLevel
  useEffect(() => {
    const before = level()
    if (now === undefined || now === before) return
    const lines = store.read('lines') as readonly LineValues[]
    const fresh = repriced(lines, before, now)
    onLevel(now)
    const count = fresh.filter((line, at) => line !== lines[at]).length
    if (count === 0) return
    store.write('lines', fresh)
    notify(`${count} harga mengikuti level pelanggan.`)
  }, [now, level, onLevel, store])
  return null
}

/** Lines at the prices of another level; what somebody typed in its place stays. */
export function repriced(lines: readonly LineValues[], before: string, now: string): readonly LineValues[] {
  return lines.map((line) => {
    if (line.row !== 'item' || !line.item) return line
    const price = priceAt(line.item, line.unit, now)
    const isUsual = line.price === priceAt(line.item, line.unit, before)
    return isUsual && price !== '' && price !== line.price ? { ...line, price } : line
  })
}
