import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { openNeed, type MaterialNeed, type NeedOfMaterial } from '../need/contract.ts'
import { NeedTable } from './need/need-table.tsx'
import { throughWeek, weekChoices } from './need/weeks.ts'

const NeedRequestSheet = later(() => import('./need/request-sheet.tsx').then((parts) => parts.NeedRequestSheet))
const UsePanel = later(() => import('./use/use-panel.tsx').then((parts) => parts.UsePanel))
const TieSheet = later(() => import('./need/tie-sheet.tsx').then((parts) => parts.TieSheet))

/** The material a project needs by week beside what was asked, ordered, received and used; what is short becomes a request. */
export function NeedTab({ projectId }: { readonly projectId: string }) {
  const [view, setView] = useState<(typeof views)[number]['value']>('kebutuhan')
  const seesUse = useCan('view laporan-bahan-baku')
  return (
    <>
      {seesUse && (
        <div className="px-5 pt-3">
          <Segmented label="Tampilan bahan" value={view} options={views} onChange={setView} />
        </div>
      )}
      {view === 'pemakaian' ? <UsePanel projectId={projectId} /> : <AskedNeed projectId={projectId} />}
    </>
  )
}

const views = [
  { value: 'kebutuhan', label: 'Kebutuhan' },
  { value: 'pemakaian', label: 'Rencana & pemakaian' },
] as const

function AskedNeed({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openNeed, { id: projectId })
  return (
    <AskedCard asked={asked} rows={8}>
      {(need) =>
        need.materials.length === 0 ? (
          <NothingYet text={need.basis === null && need.unsplit === 0 ? noPlan : noMaterial} />
        ) : (
          <Need projectId={projectId} need={need} />
        )
      }
    </AskedCard>
  )
}

const noPlan = 'Kebutuhan bahan dihitung dari RAP atau AHSP. Setujui RAB proyek ini dulu, lalu susun RAP-nya.'
const noMaterial = 'RAP proyek ini belum dirinci per bahan. Pakai AHSP di RAB, atau tulis bahannya di RAP.'

function Need({ projectId, need }: { readonly projectId: string; readonly need: MaterialNeed }) {
  const [through, setThrough] = useState<number | null>(need.weekOne === null ? null : need.thisWeek + 1)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [tying, setTying] = useState<NeedOfMaterial>()
  const mayAsk = useCan('create pembelian-barang')
  const mayTie = useCan('update daftar-proyek')
  const rows = need.materials.map((row) => throughWeek(row, through))
  const chosen = rows.filter((row) => ticked.has(row.key) && row.itemId !== null && row.shortNow !== '0')
  const toggle = (key: string) => setTicked((now) => (now.has(key) ? without(now, key) : new Set([...now, key])))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <div className="w-80 max-w-full">
          <SelectBox
            aria-label="Kebutuhan sampai"
            value={String(through ?? '')}
            onChoose={(week) => setThrough(week === '' ? null : Number(week))}
          >
            {weekChoices(need).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        </div>
        <p className="text-small text-muted-foreground">{basisWords(need)}</p>
        {mayAsk && (
          <Button
            variant="filled"
            icon={<ShoppingCart />}
            disabled={chosen.length === 0}
            className="ml-auto max-md:ml-0"
            onClick={() => setAsking(true)}
          >
            {chosen.length === 0 ? 'Buat permintaan' : `Buat permintaan (${chosen.length} bahan)`}
          </Button>
        )}
      </div>
      <NeedTable
        rows={rows}
        weekOne={need.weekOne}
        ticked={ticked}
        onToggle={mayAsk ? toggle : undefined}
        onTie={mayTie ? setTying : undefined}
      />
      {isAsking && (
        <NeedRequestSheet
          projectId={projectId}
          need={need}
          through={through}
          rows={chosen}
          onClose={() => setAsking(false)}
        />
      )}
      {tying && <TieSheet material={tying} onClose={() => setTying(undefined)} />}
    </>
  )
}

function without(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...set].filter((one) => one !== key))
}

function basisWords({ basis, unsplit, weekOne }: MaterialNeed): string {
  const from = basis === 'rap' ? 'Dari RAP yang disetujui.' : 'Belum ada RAP: dihitung dari AHSP di RAB.'
  const dated = weekOne === null ? ' Jadwal belum disetujui, jadi kebutuhan belum terbagi per minggu.' : ''
  const left = unsplit > 0 ? ` ${qtyFormat(String(unsplit))} pekerjaan belum dirinci per bahan.` : ''
  return `${from}${dated}${left}`
}
