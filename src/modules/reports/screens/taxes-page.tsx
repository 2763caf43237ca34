import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { MonthArrows } from '#kit/screen/ui/month-arrows.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { spanText } from '../statements/columns.ts'
import { PphPart } from './taxes/pph-part.tsx'
import { VatPart } from './taxes/vat-part.tsx'

const parts = [
  { value: 'ppn', label: 'PPN' },
  { value: 'pph', label: 'PPh' },
] as const

/** The taxes of a month: what is owed, what is missing, and the closing of PPN; month and tax stand in the address. */
export function TaxesPage({ above }: { readonly above: ReactNode }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = typeof search['bulan'] === 'string' ? search['bulan'] : ''
  const period = (/^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : before(periodOf(today() as Day))) as Period
  const part = parts.find(({ value }) => value === search['pajak'])?.value ?? 'ppn'
  const set = (changes: Readonly<Record<string, string>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  return (
    <Page
      title="Rekap pajak"
      meta={spanText(firstDay(period), lastDay(period))}
      actions={
        <>
          <MonthArrows month={period} onGo={(bulan) => set({ bulan })} />
        </>
      }
    >
      {above}
      <div className="mb-4">
        <Segmented label="Jenis pajak" value={part} options={parts} onChange={(next) => set({ pajak: next })} />
      </div>
      {part === 'ppn' ? <VatPart period={period} /> : <PphPart period={period} />}
    </Page>
  )
}

const before = (period: Period) => periodOf(addDays(firstDay(period), -1))
