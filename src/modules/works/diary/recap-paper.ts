import { addDays, daysBetween, type Day } from '#ground/day.ts'
import { percentFormat, qtyFormat } from '#ground/format.ts'
import { percent, percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Lines, Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { ownerBlock, siteBasis, siteFacts, type SiteBasis } from '../papers/site-basis.ts'
import { progressReports } from '../progress/store.ts'
import { blockerLine, signingOf } from './day-paper.ts'
import { recapOf, type SiteRecap } from './recap.ts'
import { handedReports, workOfSpan, type SiteSpan, type SpanWork } from './recap-store.ts'
import type { KeptSiteReport } from './store.ts'
import { blockerParties, weathers } from './words.ts'

/** What a weekly or monthly report says. */
export interface RecapData extends SiteBasis, Pick<SiteSpan, 'from' | 'to'> {
  readonly reports: readonly KeptSiteReport[]
  readonly works: readonly SpanWork[]
  /** Approved by the end of the days, with the week it is of; null before the first. */
  readonly progress: { readonly week: number; readonly pct: string } | null
}

// A quarter.
const MOST_DAYS = 92

/** Prints what the reports of some days of a project tell together. */
export async function pressedRecap(tx: Tx, actor: Actor, asked: SiteSpan): Promise<{ name: string; content: Buffer }> {
  const days = daysBetween(asked.from, asked.to) + 1
  if (days < 1 || days > MOST_DAYS) throw new Refusal('site-report.span', { most: MOST_DAYS }, { field: 'to' })
  const basis = await siteBasis(tx, actor, { projectId: asked.projectId, docType: 'laporan mingguan' })
  const last = (await progressReports(tx, actor.companyId, asked.projectId)).find(
    (one) => one.state === 'approved' && one.report_date <= asked.to,
  )
  const paper = recapPaper({
    ...{ ...basis, date: asked.to, from: asked.from, to: asked.to },
    reports: await handedReports(tx, actor, asked),
    works: await workOfSpan(tx, actor, asked),
    progress: last?.pct ? { week: last.week, pct: percentText(percent(last.pct)) } : null,
  })
  return { name: `${paper.title} ${basis.projectName}.pdf`, content: await makePdf(paper) }
}

/** Laporan mingguan of up to seven days, bulanan of more: work, people, sky, what held it up, and who signs. */
export function recapPaper(data: RecapData): Paper {
  const isWeek = daysBetween(data.from, data.to) < 7
  const sums = recapOf(data.reports)
  const span = `${onPaper(data.from, 'short')} – ${onPaper(data.to, 'short')}`
  return {
    ...framed(data, {
      title: isWeek ? 'LAPORAN MINGGUAN' : 'LAPORAN BULANAN',
      size: 'A4',
      facts: [['Periode', span], ...siteFacts(data)],
      parties: [ownerBlock(data)],
      intro: [
        ...labelled('Hari dilaporkan', [reportedDays(data)]),
        ...labelled('Progres disetujui', [
          data.progress ? `${percentFormat(data.progress.pct)} sampai minggu ${data.progress.week}` : 'Belum ada',
        ]),
        ...labelled('Tenaga kerja', [peopleOf(sums)]),
        ...labelled('Cuaca', [skyOf(sums)]),
      ],
    }),
    lines: data.works.length === 0 ? null : spanLines(data.works),
    closing: [],
    after: [{ text: '', margin: [0, 8, 0, 0] }, ...heldUp(data, sums), signingOf(data)],
  }
}

function reportedDays({ from, to, reports }: RecapData): string {
  const told = new Set(reports.map((one) => one.report_date))
  const all = daysBetween(from, to) + 1
  const silent = Array.from({ length: all }, (_, at) => addDays(from, at)).filter((one: Day) => !told.has(one))
  if (silent.length === 0) return `${all} dari ${all} hari`
  const named = silent.length > 10 ? '' : `; tanpa laporan: ${silent.map((one) => onPaper(one, 'short')).join(', ')}`
  return `${told.size} dari ${all} hari${named}`
}

function peopleOf({ manDays, crew }: SiteRecap): string {
  const trades = crew.map(({ role, count }) => `${role} ${count}`).join(', ')
  return `${manDays} orang-hari${trades && `: ${trades}`}`
}

function skyOf({ skies, rainHours }: SiteRecap): string {
  const said = skies.map(({ sky, halfDays }) => `${weathers[sky]} ${qtyFormat(String(halfDays / 2))} hari`)
  return [...said, ...(rainHours === '0' ? [] : [`berhenti karena hujan ${qtyFormat(rainHours)} jam`])].join(', ')
}

function heldUp({ reports }: RecapData, { lost, incidents, equipment }: SiteRecap) {
  const told = reports.flatMap((one) =>
    one.blockers.map((blocker) => `${onPaper(one.report_date, 'short')}: ${blockerLine(blocker)}`),
  )
  return [
    ...labelled(
      'Alat',
      equipment.map(({ what, hours }) => (hours === '0' ? what : `${what}, bekerja ${qtyFormat(hours)} jam`)),
    ),
    ...labelled(
      'Waktu terhambat',
      lost.map(({ party, times, hours }) => `${blockerParties[party]}: ${times} kali, ${qtyFormat(hours)} jam`),
    ),
    ...labelled('Kendala', told.length === 0 ? ['Tidak ada'] : told),
    ...labelled('K3', [incidents === 0 ? 'Aman' : `${incidents} hari dengan kejadian`]),
  ]
}

function spanLines(works: readonly SpanWork[]): Lines {
  const said = (value: string | null) => (value === null ? '' : qtyFormat(value))
  const width = roomFor(
    50,
    works.flatMap(({ volume, soFar, contract }) => [said(volume), said(soFar), said(contract)]),
  )
  return {
    columns: [
      { title: 'No.', width: 40 },
      { title: 'Pekerjaan', width: '*' },
      { title: 'Periode ini', width: Math.max(width, 54), align: 'right' },
      { title: 'Sampai kini', width: Math.max(width, 56), align: 'right' },
      { title: 'Kontrak', width, align: 'right' },
      { title: 'Sat.', width: 30 },
    ],
    rows: works.map((one) => [
      ...[one.code, one.name, said(one.volume), said(one.soFar), said(one.contract), one.unit ?? ''],
    ]),
  }
}
