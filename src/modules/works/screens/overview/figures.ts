import type { Day } from '#ground/day.ts'
import { compactRupiah, dayFormat } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import type { Project } from '#modules/projects/contract.ts'
import type { ProjectBilling } from '../../billing/contract.ts'
import type { ProjectControl } from '../../control/contract.ts'
import type { ProjectSchedule } from '../../schedule/contract.ts'
import type { TerminState } from '../../termin/row.ts'
import type { StripFigure } from './figure-strip.tsx'

interface ToldOfProject {
  readonly schedule: ProjectSchedule | undefined
  readonly billing: ProjectBilling | undefined
  readonly control: ProjectControl | undefined
}

/** The four figures of Ringkasan; what a person may not see is left out, what is not known yet is a dash. */
export function figuresOf(project: Pick<Project, 'daysLeft' | 'endDate'>, told: ToldOfProject): StripFigure[] {
  const { billing, control, schedule } = told
  return [
    progressFigure(schedule, billing),
    ...(control ? [costFigure(control)] : []),
    ...(billing?.isHidden ? [] : [contractFigure(billing)]),
    timeFigure(project),
  ]
}

function progressFigure(schedule: ProjectSchedule | undefined, billing: ProjectBilling | undefined): StripFigure {
  const word = 'Progres fisik'
  const last = schedule?.weeks.findLast(({ actual }) => actual !== null)
  const pct = last?.actual ?? billing?.pct
  const value = pct === undefined ? '—' : shortPercent(pct)
  if (!last?.deviation) return { word, value, note: schedule?.holds ? '' : 'belum ada jadwal' }
  const isLate = last.deviation.startsWith('-')
  const points = shortPercent(last.deviation.replace('-', '')).replace('%', '')
  if (/^0(,0)?$/.test(points)) return { word, value, note: 'sesuai rencana' }
  return { word, value, note: `${points} poin lebih ${isLate ? 'lambat' : 'cepat'}`, tone: isLate ? 'bad' : 'good' }
}

function costFigure({ actual, budget, basis }: ProjectControl): StripFigure {
  const share = shareOf(money(actual), money(budget))
  const of = basis === 'rap' ? 'RAP' : 'RAB'
  const note =
    share === null ? 'belum ada anggaran' : `${shortPercent(percentText(share))} dari ${of} ${compactRupiah(budget)}`
  return {
    word: 'Realisasi biaya',
    value: compactRupiah(actual),
    note,
    tone: isOver(actual, budget) ? 'bad' : undefined,
  }
}

const isOver = (actual: string, budget: string) => money(budget) > 0n && money(actual) > money(budget)

const asked: readonly TerminState[] = ['open', 'partly-paid', 'paid', 'overdue', 'credited', 'written-off', 'opened']

function contractFigure(billing: ProjectBilling | undefined): StripFigure {
  const word = 'Nilai kontrak'
  const contract = billing?.contract
  if (!contract) return { word, value: '—', note: billing ? 'belum ditandatangani' : '' }
  const billed = contract.termins.filter(({ state }) => asked.includes(state)).map(({ total }) => money(total))
  return { word, value: compactRupiah(contract.total), note: `tertagih ${compactRupiah(sum(billed))}, dengan PPN` }
}

function timeFigure({ daysLeft, endDate }: Pick<Project, 'daysLeft' | 'endDate'>): StripFigure {
  if (!endDate) return { word: 'Sisa waktu', value: '—', note: 'tanggal selesai belum diisi' }
  const day = dayFormat(endDate as Day, 'short')
  if (daysLeft === null) return { word: 'Selesai', value: day, note: '' }
  if (daysLeft >= 0) return { word: 'Sisa waktu', value: `${daysLeft} hari`, note: `selesai ${day}` }
  return { word: 'Terlambat', value: `${-daysLeft} hari`, note: `seharusnya ${day}`, tone: 'bad' }
}
