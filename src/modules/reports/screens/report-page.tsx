import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import type { Comparison } from '../statements/columns.ts'
import {
  balanceSheet,
  cashStatement,
  equityStatement,
  exportReport,
  indirectStatement,
  printReport,
  profitAndLoss,
  trialReport,
} from '../statements/contract.ts'
import { AnsweredReport } from './answered-report.tsx'
import { MoneySheet } from './money-sheet.tsx'
import { ReportTable, type Figure } from './report-table.tsx'

const ProfitChart = later(() => import('./profit-chart.tsx').then((parts) => parts.ProfitChart), {
  fallback: <Loading rows={8} />,
})

/** The reports of the books, as the address names them. */
export const reportKinds = {
  'laba-rugi': { title: 'Laba rugi', endpoint: profitAndLoss, span: 'days', isCompared: true, ofProject: true },
  neraca: { title: 'Neraca', endpoint: balanceSheet, span: 'day', isCompared: true, ofProject: false },
  'arus-kas': { title: 'Arus kas', endpoint: cashStatement, span: 'days', isCompared: false, ofProject: false },
  'arus-kas-tidak-langsung': {
    ...{ title: 'Arus kas tidak langsung', endpoint: indirectStatement, span: 'days' },
    ...{ isCompared: false, ofProject: false },
  },
  'perubahan-ekuitas': {
    ...{ title: 'Perubahan ekuitas', endpoint: equityStatement, span: 'days' },
    ...{ isCompared: false, ofProject: false },
  },
  'neraca-saldo': { title: 'Neraca saldo', endpoint: trialReport, span: 'day', isCompared: false, ofProject: false },
} as const
export type ReportKind = keyof typeof reportKinds

const comparisons = [
  { value: 'sebelumnya', label: 'Periode sebelumnya' },
  { value: 'tahun-lalu', label: 'Tahun lalu' },
  { value: 'tidak', label: 'Tanpa' },
] as const

const bases = [
  { value: 'akrual', label: 'Akrual' },
  { value: 'kas', label: 'Dasar kas' },
] as const

const splits = [
  { value: 'bulan', label: 'Per bulan' },
  { value: 'proyek', label: 'Per proyek' },
] as const

const looks = [
  { value: 'tabel', label: 'Tabel' },
  { value: 'grafik', label: 'Grafik' },
] as const

const flows: readonly { readonly value: ReportKind; readonly label: string }[] = [
  { value: 'arus-kas', label: 'Langsung' },
  { value: 'arus-kas-tidak-langsung', label: 'Tidak langsung' },
]

const days: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }
const until: ListFilter = { key: 'dateTo', label: 'Per tanggal', kind: 'day', quick: true }
const project: ListFilter = { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source: projectSource() }

/** A report of the books: its days and what it is compared with stand in the address; every figure leads to its ledger. */
export function ReportPage({ kind, above }: { readonly kind: ReportKind; readonly above: ReactNode }) {
  const { title, endpoint, span, isCompared, ofProject } = reportKinds[kind]
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  const compare = comparisons.find(({ value }) => value === search['banding'])?.value ?? 'sebelumnya'
  const isCashBasis = kind === 'laba-rugi' && search['dasar'] === 'kas'
  const isByProject = kind === 'laba-rugi' && !isCashBasis && search['kolom'] === 'proyek'
  const hasProject = ofProject && !isByProject
  const isDrawn = kind === 'laba-rugi' && !isByProject && search['tampil'] === 'grafik'
  const asked = {
    ...(span === 'days' && search['dateFrom'] && { from: search['dateFrom'] }),
    ...(search['dateTo'] && { to: search['dateTo'] }),
    ...(hasProject && search['projectId'] && { projectId: search['projectId'] }),
    ...(isCompared && { compare: compare as Comparison }),
    ...(isCashBasis && { basis: 'kas' as const }),
    ...(isByProject && { split: 'proyek' as const }),
  }
  return (
    <Page
      title={title}
      actions={
        <>
          <PaperLink endpoint={printReport} input={{ kind, ...asked }} label="Cetak" />
          <ExportMenu endpoint={exportReport} asked={{ kind, ...asked }} isShort />
        </>
      }
    >
      {above}
      <Card flush className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-5 py-2">
          <FilterChip filter={span === 'days' ? days : until} state={{ params: search, set }} />
          {kind.startsWith('arus-kas') && (
            <Segmented label="Cara arus kas" value={kind} options={flows} onChange={(next) => set({ view: next })} />
          )}
          {kind === 'laba-rugi' && (
            <Segmented
              label="Dasar laba rugi"
              value={isCashBasis ? 'kas' : 'akrual'}
              options={bases}
              onChange={(next) => set({ dasar: next === 'kas' ? 'kas' : undefined })}
            />
          )}
          {kind === 'laba-rugi' && !isCashBasis && (
            <Segmented
              label="Kolom laba rugi"
              value={isByProject ? 'proyek' : 'bulan'}
              options={splits}
              onChange={(next) =>
                set(next === 'proyek' ? { kolom: 'proyek', tampil: undefined } : { kolom: undefined })
              }
            />
          )}
          {hasProject && <FilterChip filter={project} state={{ params: search, set }} />}
          {isCompared && !isByProject && !isDrawn && (
            <div className="max-w-full">
              <Segmented
                label="Dibandingkan dengan"
                value={compare}
                options={comparisons}
                onChange={(next) => set({ banding: next === 'sebelumnya' ? undefined : next })}
              />
            </div>
          )}
          {kind === 'laba-rugi' && (
            <div className="md:ml-auto">
              <Segmented
                label="Tampilan laba rugi"
                value={isDrawn ? 'grafik' : 'tabel'}
                options={looks}
                onChange={(next) =>
                  set(next === 'grafik' ? { tampil: 'grafik', kolom: undefined } : { tampil: undefined })
                }
              />
            </div>
          )}
        </div>
        {isDrawn ? (
          <ProfitChart
            from={search['dateFrom']}
            to={search['dateTo']}
            projectId={search['projectId']}
            isCashBasis={isCashBasis}
          />
        ) : (
          <Told
            endpoint={endpoint}
            asked={asked}
            projectId={hasProject ? search['projectId'] : undefined}
            moneyOf={
              isCashBasis ? 'laba-rugi' : kind === 'arus-kas' || kind === 'arus-kas-tidak-langsung' ? kind : undefined
            }
          />
        )}
      </Card>
    </Page>
  )
}

interface ToldProps {
  readonly endpoint: (typeof reportKinds)[ReportKind]['endpoint']
  readonly asked: object
  readonly projectId: string | undefined
  /** Its figures open the entries of money they come from, of this report. */
  readonly moneyOf: 'laba-rugi' | 'arus-kas' | 'arus-kas-tidak-langsung' | undefined
}

function Told({ endpoint, asked, projectId, moneyOf }: ToldProps) {
  const [figure, setFigure] = useState<Figure | null>(null)
  const report = useAsk(endpoint, asked as never, { keep: true })
  return (
    <>
      <AnsweredReport asked={report}>
        {(data) => <ReportTable report={data} projectId={projectId} {...(moneyOf && { onFigure: setFigure })} />}
      </AnsweredReport>
      {figure && moneyOf && (
        <MoneySheet
          figure={figure}
          of={moneyOf}
          projectId={moneyOf === 'laba-rugi' ? projectId : undefined}
          onClose={() => setFigure(null)}
        />
      )}
    </>
  )
}
