import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { textWidth } from '#kit/paper/pieces.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { ProjectSchedule } from '../schedule/contract.ts'
import { showSchedule } from '../schedule/show-schedule.ts'
import { twoPlaces } from '../schedule/rules.ts'
import { scheduleDrawing } from './schedule-drawing.ts'

const SIZE = 'A3-landscape'
/** Lines on a sheet: more would not be read. */
const MOST_LINES = 60
/** Heights in points: on the sheet with the letterhead and the signatures, and on those after it. */
const FIRST = 484
const NEXT = 700

/** What the sheet of a schedule says. */
export interface SchedulePaperData extends Omit<PaperBasis, 'state' | 'number'> {
  readonly projectName: string
  readonly place: string | null
  readonly customerName: string
  readonly schedule: ProjectSchedule
}

/** Makes the sheet of the schedule that holds, with its S-curve; 404 where none was approved. */
export async function pressedSchedule(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const schedule = await showSchedule(tx, actor, id)
  found(schedule.holds)
  const project = await knownProject(tx, actor, id)
  const customer = await customerOf(tx, actor.companyId, project.customerId)
  const paper = schedulePaper({
    ...{ schedule, projectName: project.name, place: project.place, customerName: customer.name },
    ...{ date: today(actor), printed: printedNow(actor) },
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'jadwal', amount: ZERO }),
  })
  return { name: `Kurva S ${project.name}.pdf`, content: await makePdf(paper) }
}

/** Jadwal pelaksanaan dan kurva S on A3: sixty lines to a sheet, the curve and the weeks on each. */
export function schedulePaper(data: SchedulePaperData): Paper {
  const { schedule, letterhead } = data
  const { lines, holds, weeks } = schedule
  const last = weeks.findLast(({ actual }) => actual !== null)
  const frame = framed(data, {
    title: 'JADWAL PELAKSANAAN DAN KURVA S',
    size: SIZE,
    facts: [
      ['Pekerjaan', [data.projectName, data.place].filter(Boolean).join(', ')],
      ['Pemberi kerja', data.customerName],
      ['Jadwal', holds && `Revisi ${holds.revision}, minggu 1 mulai ${onPaper(holds.weekOne)}`],
      ['Keadaan', last ? stateOf(last) : 'Belum ada opname yang disetujui'],
    ],
    parties: [],
  })
  const sheets = Array.from({ length: Math.max(1, Math.ceil(lines.length / MOST_LINES)) }, (_, at) =>
    lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES),
  )
  const drawn = sheets.map((part, at): Piece => {
    const height = at === 0 ? FIRST : NEXT - (at === sheets.length - 1 ? 130 : 0)
    const stack = scheduleDrawing(schedule, part, { width: textWidth(SIZE), height })
    return { stack, unbreakable: true, ...(at > 0 && { pageBreak: 'before' as const }) }
  })
  return {
    ...frame,
    opening: [...frame.opening, ...drawn],
    lines: null,
    closing: [
      LEGEND,
      signingRow(
        [
          issuerBox(placeAndDay(letterhead, data.date), letterhead),
          { above: 'Diperiksa', name: '', role: 'Pengawas' },
          { above: 'Menyetujui', name: '', role: data.customerName },
        ],
        SIZE,
      ),
    ],
  }
}

function stateOf({ week, plan, actual, deviation }: ProjectSchedule['weeks'][number]): string {
  const said = [plan, actual ?? '0', deviation ?? '0'].map(twoPlaces)
  return `Minggu ${week}: rencana ${said[0]} %, realisasi ${said[1]} %, deviasi ${said[2]}`
}

const LEGEND: Piece = {
  margin: [0, 6, 0, 0],
  style: 'label',
  text: 'Batang: rencana abu, terbangun biru, selesai hijau; garis tipis di bawahnya jadwal awal. Kurva: rencana putus-putus, realisasi biru, jadwal awal abu tipis. Garis ungu: RAB atau jadwal berganti.',
}
