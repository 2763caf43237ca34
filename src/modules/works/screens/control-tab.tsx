import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { costHeads } from '#modules/projects/contract.ts'
import { openControl, type CostOfItem, type ProjectControl } from '../control/contract.ts'
import type { RowsWanted } from './control/cost-rows-sheet.tsx'

const CostRowsSheet = later(() => import('./control/cost-rows-sheet.tsx').then((parts) => parts.CostRowsSheet))

/** The cost of a project beside its budget: by work item and by head, every figure opens the rows behind it. */
export function ControlTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openControl, { id: projectId })
  const [wanted, setWanted] = useState<RowsWanted>()
  return (
    <>
      <p className="px-5 py-3 text-small text-muted-foreground">
        Anggaran dari RAB yang disetujui; komitmen dari pembelian yang belum datang; realisasi dari pembukuan. Tekan
        angkanya untuk melihat rinciannya.
      </p>
      <AskedCard
        asked={asked}
        rows={8}
        empty={{
          text: 'Belum ada anggaran dan biaya. Setujui RAB, atau catat pembelian untuk proyek ini.',
          is: isEmpty,
        }}
      >
        {(control) => (
          <>
            <PlainTable
              label="Biaya per pekerjaan"
              columns={columnsWith(setWanted)}
              rows={[...control.items, totalOf(control)]}
              keyOf={(row) => row.code + row.name}
            />
            <Heads control={control} onWant={setWanted} />
          </>
        )}
      </AskedCard>
      {wanted && <CostRowsSheet projectId={projectId} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}

type Want = (wanted: RowsWanted) => void

const isEmpty = ({ items, heads }: ProjectControl) => items.length === 0 && heads.length === 0

const TOTAL = 'Seluruh proyek'

function totalOf({ budget, committed, actual, variance }: ProjectControl): CostOfItem {
  return { workItemId: null, code: '', name: TOTAL, budget, committed, actual, variance }
}

function columnsWith(want: Want): readonly PlainColumn<CostOfItem>[] {
  const whichOf = ({ name, workItemId }: CostOfItem) => (name === TOTAL ? {} : { workItemId, isItem: true })
  const opens = (row: CostOfItem, kind: RowsWanted['kind']) => (
    <Figure value={row[kind]} onOpen={() => want({ kind, title: row.name, ...whichOf(row) })} />
  )
  return [
    { id: 'code', title: 'No.', width: 88, isWide: true, cell: (row) => <span className="code">{row.code}</span> },
    {
      id: 'name',
      title: 'Pekerjaan',
      cell: (row) => <span className={row.name === TOTAL ? 'font-semibold' : 'block truncate'}>{row.name}</span>,
    },
    {
      id: 'budget',
      title: 'Anggaran (Rp)',
      width: 136,
      align: 'right',
      isWide: true,
      cell: (row) => <Money value={row.budget} />,
    },
    {
      id: 'committed',
      title: 'Komitmen (Rp)',
      width: 136,
      align: 'right',
      isWide: true,
      cell: (row) => opens(row, 'committed'),
      figure: (row) => row.committed,
    },
    {
      id: 'actual',
      title: 'Realisasi (Rp)',
      width: 136,
      align: 'right',
      cell: (row) => opens(row, 'actual'),
      figure: (row) => row.actual,
    },
    { id: 'variance', title: 'Sisa (Rp)', width: 136, align: 'right', cell: (row) => <Money value={row.variance} /> },
  ]
}

function Figure({ value, onOpen }: { readonly value: string; readonly onOpen: () => void }) {
  if (value === '0') return <Money value={value} />
  return (
    <button type="button" onClick={onOpen} className="for-thumb rounded-sm underline-offset-3 hover:underline">
      <Money value={value} />
    </button>
  )
}

type Head = ProjectControl['heads'][number]

function Heads({ control, onWant }: { readonly control: ProjectControl; readonly onWant: Want }) {
  if (control.heads.length === 0) return null
  const nameOf = (row: Head) => (row.head ? costHeads[row.head] : 'Lain-lain')
  const opens = (row: Head, kind: RowsWanted['kind']) => (
    <Figure value={row[kind]} onOpen={() => onWant({ kind, title: nameOf(row), head: row.head, isHead: true })} />
  )
  const columns: readonly PlainColumn<Head>[] = [
    { id: 'head', title: 'Kelompok biaya', cell: nameOf },
    { id: 'committed', title: 'Komitmen (Rp)', width: 152, align: 'right', cell: (row) => opens(row, 'committed') },
    { id: 'actual', title: 'Realisasi (Rp)', width: 152, align: 'right', cell: (row) => opens(row, 'actual') },
  ]
  return (
    <section className="border-t border-border">
      <h3 className="px-5 py-3 text-base font-semibold">Per kelompok biaya</h3>
      <PlainTable label="Biaya per kelompok" columns={columns} rows={control.heads} keyOf={nameOf} />
    </section>
  )
}
