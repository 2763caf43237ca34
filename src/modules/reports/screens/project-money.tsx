import Plus from 'lucide-react/icons/plus'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Go, GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import {
  exportProjectProfit,
  openProjectMoney,
  printProjectProfit,
  type ProjectMoney,
  type ProjectMoneyRow,
} from '../projects/contract.ts'
import { incomeRights } from '../projects/columns.ts'
import { ProjectLedgerSheet } from './projects/ledger-sheet.tsx'
import { SiteFloats } from './projects/site-floats.tsx'
import { SiteExpenses } from './projects/site-expenses.tsx'
import { ReportTable, type Figure } from './report-table.tsx'

const BACK = '/laporan-keuangan-proyek/'
const days: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }

/** /laporan-keuangan-proyek/detail/{proyekId}: what a project came to, and its profit by month. */
export function ProjectMoneyPage({ keuanganProyekId }: { readonly keuanganProyekId: string }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const span = {
    id: keuanganProyekId,
    ...(search['dateFrom'] && { from: search['dateFrom'] }),
    ...(search['dateTo'] && { to: search['dateTo'] }),
  }
  const asked = useAsk(openProjectMoney, span, { keep: true })
  return (
    <AskedPage asked={asked} title="Keuangan proyek" back={BACK}>
      {(money) => <Opened money={money} span={span} search={search} />}
    </AskedPage>
  )
}

interface OpenedProps {
  readonly money: ProjectMoney
  readonly span: { readonly id: string; readonly from?: string; readonly to?: string }
  readonly search: Readonly<Record<string, string>>
}

function Opened({ money: { project, report }, span, search }: OpenedProps) {
  const navigate = useNavigate()
  const mayWrite = useCan('create laporan-keuangan-proyek')
  // Who may know of no income is told of no journal, not that there is none.
  const seesProfit = useCan(incomeRights)
  const [figure, setFigure] = useState<Figure>()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  return (
    <Page
      title={project.name}
      back={BACK}
      meta={
        <>
          <span className="code">{project.code}</span> ·{' '}
          <NameLink to={`/daftar-proyek/detail/${project.id}`}>{project.customerName}</NameLink>
        </>
      }
      actions={
        <>
          {mayWrite && (
            <GoButton to="/laporan-keuangan-proyek/tambah" search={{ proyek: project.id }} icon={<Plus />}>
              Catat biaya
            </GoButton>
          )}
          {seesProfit && <PaperLink endpoint={printProjectProfit} input={span} label="Cetak" />}
          {seesProfit && <ExportMenu endpoint={exportProjectProfit} asked={span} isShort />}
        </>
      }
    >
      <MoneyStrip project={project} />
      {seesProfit && (
        <Card flush className="overflow-hidden">
          <div className="border-b border-border-subtle px-5 py-2">
            <FilterChip filter={days} state={{ params: search, set }} />
          </div>
          <ReportTable report={report} projectId={project.id} onFigure={setFigure} />
        </Card>
      )}
      <SiteFloats projectId={project.id} />
      <SiteExpenses projectId={project.id} />
      {figure && <ProjectLedgerSheet projectId={project.id} figure={figure} onClose={() => setFigure(undefined)} />}
    </Page>
  )
}

const tiles = [
  ['contract', 'Nilai kontrak', 'invoice'],
  ['billed', 'Ditagih (dengan PPN)', 'invoice'],
  ['received', 'Diterima', 'invoice'],
  ['retention', 'Retensi ditahan', 'invoice'],
  ['cost', 'Biaya', 'biaya'],
  ['margin', 'Laba proyek', 'biaya'],
] as const

/** What the project came to since it began; each leads to its rows. */
function MoneyStrip({ project }: { readonly project: ProjectMoneyRow }) {
  const shown = tiles.filter(([key]) => project[key] !== undefined)
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Sejak proyek dimulai"
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3"
    >
      {shown.map(([key, label, place]) => {
        const amount = project[key]
        return (
          <li key={key}>
            <Go
              to={
                place === 'invoice'
                  ? `/daftar-proyek/invoice/${project.id}`
                  : `/daftar-proyek/detail/${project.id}?bagian=biaya`
              }
              className="block rounded-lg border border-border bg-card px-4 py-3 hover:border-border-strong"
            >
              <span className="block text-small text-muted-foreground">{label}</span>
              <span className="block text-base font-semibold figures">
                {amount ? <Money value={amount} rp /> : <Nothing />}
              </span>
            </Go>
          </li>
        )
      })}
    </ul>
  )
}
