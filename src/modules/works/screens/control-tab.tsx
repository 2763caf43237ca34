import Pencil from 'lucide-react/icons/pencil'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { openControl, type ProjectControl } from '../control/contract.ts'
import { CostFiguresStrip } from './control/cost-figures.tsx'
import type { RowsWanted } from './control/cost-rows-sheet.tsx'
import { CostTable } from './control/cost-table.tsx'
import { OutlookPart } from './outlook/outlook-part.tsx'
import { costRows, type CostView } from './control/rows.ts'

const EtcSheet = later(() => import('./control/etc-sheet.tsx').then((parts) => parts.EtcSheet))
const CostRowsSheet = later(() => import('./control/cost-rows-sheet.tsx').then((parts) => parts.CostRowsSheet))

const until: ListFilter = { key: 'per', label: 'Per tanggal', kind: 'day', quick: true }

const views = [
  { value: 'head', label: 'Jenis biaya' },
  { value: 'item', label: 'Pekerjaan' },
] as const

const units = [
  { value: 'juta', label: 'Rp juta' },
  { value: 'rupiah', label: 'Rupiah' },
] as const

/** The cost of a project beside its budget: by head and by work item, every figure opens the rows behind it. */
export function ControlTab({ projectId }: { readonly projectId: string }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  const on = search['per']
  const asked = useAsk(openControl, { id: projectId, ...(on && { on }) }, { keep: true })
  const [view, setView] = useState<CostView>('head')
  const [unit, setUnit] = useState<'juta' | 'rupiah'>('juta')
  const [wanted, setWanted] = useState<RowsWanted>()
  const [isJudging, setJudging] = useState(false)
  const mayJudge = useCan('update daftar-proyek')
  return (
    <>
      <AskedCard
        asked={asked}
        rows={8}
        empty={{
          text: 'Belum ada anggaran dan biaya. Setujui RAB lalu RAP, atau catat pembelian untuk proyek ini.',
          is: isEmpty,
        }}
      >
        {(control) => (
          <>
            <CostFiguresStrip control={control} />
            <div className="flex flex-wrap items-center gap-3 px-5 py-3">
              <Segmented label="Tampilan biaya" value={view} options={views} onChange={setView} />
              <Segmented label="Satuan angka" value={unit} options={units} onChange={setUnit} />
              <FilterChip filter={until} state={{ params: search, set }} />
              <p className="ml-auto text-small text-muted-foreground max-md:ml-0">
                {basisWords[control.basis ?? 'none']}
              </p>
              {mayJudge && !on && control.basis === 'rap' && (
                <Button icon={<Pencil />} onClick={() => setJudging(true)}>
                  Perkiraan sisa
                </Button>
              )}
            </div>
            <CostTable
              key={view}
              rows={costRows(control, view)}
              hasPlan={control.basis === 'rap'}
              isFull={unit === 'rupiah'}
              onWant={setWanted}
            />
            {isJudging && <EtcSheet projectId={projectId} control={control} onClose={() => setJudging(false)} />}
          </>
        )}
      </AskedCard>
      {on === undefined && <OutlookPart projectId={projectId} />}
      {wanted && <CostRowsSheet projectId={projectId} on={on} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}

const basisWords: Readonly<Record<'rap' | 'rab' | 'none', string>> = {
  rap: 'Anggaran dari RAP yang disetujui.',
  rab: 'Belum ada RAP: anggaran masih harga jual RAB. Susun RAP untuk melihat margin.',
  none: 'Belum ada RAB yang disetujui.',
}

const isEmpty = ({ items, heads }: ProjectControl) => items.length === 0 && heads.length === 0
