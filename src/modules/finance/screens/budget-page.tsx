import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { MonthArrows } from '#kit/screen/ui/month-arrows.tsx'
import {
  exportBudget,
  overheadBudget,
  printBudget,
  type BudgetFigures,
  type BudgetRow,
  type OverheadBudget,
} from '../budget/contract.ts'
import { BudgetSheet } from './budget/budget-sheet.tsx'
import { CopyYear } from './budget/copy-year.tsx'
import { PasteBudget } from './budget/paste-budget.tsx'

type Open = { readonly what: 'paste' | 'copy' } | { readonly what: 'change'; readonly row: BudgetRow }

/** Overhead planned and booked, for a month and its book year; the month stands in the address. */
export function BudgetPage({ above }: { readonly above: ReactNode }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const named = typeof search['bulan'] === 'string' ? search['bulan'] : ''
  const period = (/^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : periodOf(today() as Day)) as Period
  const go = (bulan: string) =>
    void navigate({ to: '.', search: { ...search, bulan } as never, replace: true, resetScroll: false })
  const asked = useAsk(overheadBudget, { period }, { keep: true })
  const mayWrite = useCan('create laporan-keuangan')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title="Anggaran overhead"
      meta={periodFormat(period)}
      actions={
        <>
          <MonthArrows month={period} onGo={go} />
          <PaperLink endpoint={printBudget} input={{ period }} label="Cetak" />
          <ExportMenu endpoint={exportBudget} asked={{ period }} isShort />
          {mayWrite && <Button onClick={() => setOpen({ what: 'copy' })}>Salin tahun lalu</Button>}
          {mayWrite && <Button onClick={() => setOpen({ what: 'paste' })}>Tempel anggaran</Button>}
        </>
      }
    >
      {above}
      <AskedCard asked={asked} title="Anggaran overhead" rows={8}>
        {(data) => (
          <>
            <Rows data={data} onChange={mayWrite ? (row) => setOpen({ what: 'change', row }) : undefined} />
            {open?.what === 'change' && <BudgetSheet data={data} row={open.row} onClose={close} />}
            {open?.what === 'paste' && <PasteBudget data={data} onClose={close} />}
            {open?.what === 'copy' && <CopyYear data={data} onClose={close} />}
          </>
        )}
      </AskedCard>
    </Page>
  )
}

interface RowsProps {
  readonly data: OverheadBudget
  readonly onChange: ((row: BudgetRow) => void) | undefined
}

function Rows({ data, onChange }: RowsProps) {
  const { rows, total, updatedBy } = data
  const [first, period] = [data.first as Period, data.period as Period]
  const all: readonly BudgetRow[] = [...rows, { account: '', name: 'Jumlah', months: [], ...total }]
  const ledger = (account: string, from: Period) => ({
    ...{ view: 'buku-besar', akun: account, dateFrom: firstDay(from), dateTo: lastDay(period) },
  })
  const column = (id: string, title: string, isWide: boolean) =>
    ({ id, title, width: 125, align: 'right', isWide }) as const
  return (
    <Card
      title={`Sejak ${periodFormat(first)}`}
      heading="section"
      help={`Sisa di bawah nol berarti melebihi anggaran.${updatedBy ? ` Anggaran terakhir disimpan ${updatedBy}.` : ''}`}
      flush
    >
      <PlainTable
        label="anggaran overhead"
        rows={all}
        keyOf={({ account }) => account || 'jumlah'}
        columns={[
          { id: 'name', title: 'Akun', cell: (row) => <Name row={row} /> },
          { ...column('budget', 'Anggaran bulan', true), cell: ({ month }) => <Money value={month.budget} /> },
          {
            ...column('actual', 'Realisasi bulan', true),
            cell: (row) => <Booked of={row.month} row={row} search={ledger(row.account, period)} span="bulan ini" />,
          },
          { ...column('left', 'Sisa bulan', true), cell: ({ month }) => <Left of={month} /> },
          { ...column('yearBudget', 'Anggaran', true), cell: ({ year }) => <Money value={year.budget} /> },
          {
            ...{ ...column('yearActual', 'Realisasi', false), under: 'name' },
            cell: (row) => (
              <Booked of={row.year} row={row} search={ledger(row.account, first)} span="sejak awal tahun" />
            ),
          },
          { ...column('yearLeft', 'Sisa', false), cell: ({ year }) => <Left of={year} /> },
          ...(onChange
            ? [
                {
                  ...({ id: 'act', title: 'Tindakan', isQuiet: true, width: 90, align: 'right' } as const),
                  cell: (row: BudgetRow) =>
                    row.account !== '' && (
                      <Button size="sm" aria-label={`Ubah anggaran ${row.name}`} onClick={() => onChange(row)}>
                        Ubah
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function Name({ row: { account, name } }: { readonly row: BudgetRow }) {
  if (account === '') return <b className="font-semibold">{name}</b>
  return (
    <span className="grid py-1">
      <span>{name}</span>
      <span className="text-xs text-muted-foreground figures">{account}</span>
    </span>
  )
}

interface BookedProps {
  readonly of: BudgetFigures
  readonly row: BudgetRow
  readonly search: object
  readonly span: string
}

function Booked({ of, row, search, span }: BookedProps) {
  if (row.account === '' || of.actual === '0') return <Money value={of.actual} />
  return (
    <Go
      to="/laporan-keuangan/"
      search={search as never}
      aria-label={`Buku besar ${row.name}, ${span}`}
      className="rounded-sm underline-offset-3 hover:underline max-md:inline-flex max-md:min-h-11 max-md:min-w-11 max-md:items-center"
    >
      <Money value={of.actual} />
    </Go>
  )
}

function Left({ of: { left, percent } }: { readonly of: BudgetFigures }) {
  if (percent === null) return <span className="text-xs text-muted-foreground">tanpa anggaran</span>
  return (
    <span className="grid justify-items-end">
      <Money value={left} />
      <span className="text-xs text-muted-foreground figures">{`${percent.replace('.', ',')}%`}</span>
    </span>
  )
}
