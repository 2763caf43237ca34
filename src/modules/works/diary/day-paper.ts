import { dayFormat, qtyFormat } from '#ground/format.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { framed, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Lines, Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { ownerBlock, siteBasis, siteFacts, type SiteBasis } from '../papers/site-basis.ts'
import type { SiteBlocker, SiteReport, SiteWork } from './contract.ts'
import { showSiteReport } from './show-report.ts'
import { blockerKinds, blockerParties, safetyWords, weathers } from './words.ts'

/** Prints the report of a day that this person may see. */
export async function pressedDay(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const report = await showSiteReport(tx, actor, id)
  const basis = await siteBasis(tx, actor, { projectId: report.projectId, docType: 'laporan harian' })
  const name = `Laporan harian ${report.projectName} ${report.date}.pdf`
  return { name, content: await makePdf(dayPaper({ ...basis, date: day(report.date) }, report)) }
}

/** Laporan harian: sky and people, then the work, what came, what ran, what held it up; contractor, supervisor and owner sign. */
export function dayPaper(basis: SiteBasis, report: SiteReport): Paper {
  const rain = report.rainHours === '0' ? [] : [`berhenti karena hujan ${qtyFormat(report.rainHours)} jam`]
  const crew = report.crew.map(({ role, count }) => `${role} ${count}`).join(', ')
  return {
    ...framed(
      { ...basis, ...(report.state === 'draft' && { state: 'draft' as const }) },
      {
        title: 'LAPORAN HARIAN',
        size: 'A4',
        facts: [['Hari', dayFormat(day(report.date), 'weekday')], ...siteFacts(basis)],
        parties: [ownerBlock(basis)],
        intro: [
          ...labelled('Cuaca', [
            [`Pagi ${weathers[report.weatherMorning]}`, `siang ${weathers[report.weatherAfternoon]}`, ...rain].join(
              ', ',
            ),
          ]),
          ...labelled('Tenaga kerja', [`${report.workers} orang${crew && `: ${crew}`}`]),
        ],
      },
    ),
    lines: report.lines.length === 0 ? null : workLines(report.lines),
    closing: [],
    after: [{ text: '', margin: [0, 8, 0, 0] }, ...told(report), signingOf(basis)],
  }
}

/** The places where the contractor, the supervisor and the owner sign a report of the site. */
export function signingOf(basis: SiteBasis): Piece {
  const { letterhead } = basis
  return signingRow([
    issuerBox(placeAndDay(letterhead, basis.date), letterhead),
    { above: 'Diperiksa', name: '', role: 'Konsultan pengawas' },
    { above: 'Mengetahui', name: '', role: basis.customerName },
  ])
}

/** A thing that held the work up, in one line: 'Bahan terlambat (Supplier), 2 jam: Besi telat'. */
export function blockerLine({ kind, party, hours, note }: SiteBlocker): string {
  const told = note ? `: ${note}` : ''
  return `${blockerKinds[kind]} (${blockerParties[party]})${hours ? `, ${qtyFormat(hours)} jam` : ''}${told}`
}

function told(report: SiteReport): Piece[] {
  const joined = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' ')
  return [
    ...labelled(
      'Bahan datang',
      report.deliveries.map(({ what, qty, unit, from }) =>
        joined(what, qty && `${qtyFormat(qty)} ${unit ?? ''}`.trim(), from && `dari ${from}`),
      ),
    ),
    ...labelled(
      'Alat',
      report.equipment.map(({ what, count, hours }) =>
        joined(`${what}, ${count} unit`, hours && `bekerja ${qtyFormat(hours)} jam`),
      ),
    ),
    ...labelled('Kendala', report.blockers.length === 0 ? ['Tidak ada'] : report.blockers.map(blockerLine)),
    ...labelled('K3', [[safetyWords[report.k3], report.k3Note].filter(Boolean).join(': ')]),
    ...labelled('Catatan', [report.note ?? '']),
    ...labelled('Ditulis oleh', [report.writerNames]),
  ]
}

function workLines(lines: readonly SiteWork[]): Lines {
  const said = (value: string | null) => (value === null ? '' : qtyFormat(value))
  const width = roomFor(
    46,
    lines.flatMap(({ volume, soFar, contract }) => [said(volume), said(soFar), said(contract)]),
  )
  return {
    columns: [
      { title: 'No.', width: 40 },
      { title: 'Pekerjaan', width: '*' },
      { title: 'Hari ini', width, align: 'right' },
      { title: 'S.d. hari ini', width: Math.max(width, 58), align: 'right' },
      { title: 'Kontrak', width, align: 'right' },
      { title: 'Sat.', width: 30 },
    ],
    rows: lines.map((line) => [
      line.code ?? '',
      {
        stack: [line.name ?? line.note ?? '', ...(line.name && line.note ? [{ text: line.note, style: 'label' }] : [])],
      },
      ...[said(line.volume), said(line.soFar), said(line.contract), line.unit ?? ''],
    ]),
  }
}
