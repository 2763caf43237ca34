import { percentFormat, reportAmount, thousands } from '#ground/format.ts'
import type { Amount } from '#kit/paper/document.ts'
import { onPaper } from '#kit/paper/frame.ts'
import type { Lines, TableCell } from '#kit/paper/paper.ts'
import type { PartyBlock } from '#kit/paper/pieces.ts'
import { isZero, wide } from '#kit/paper/priced-lines.ts'
import type { ProgressOnPaper, Reached } from './data.ts'

/** Lays out what a termin bills of the work: up to the bill before it, in this period, and up to now; what is taken off in parentheses. */
export function progressLines(progress: ProgressOnPaper, retentionPercent: string | null): Lines {
  const { share, gross, downPayment, retention } = progress
  const shares = `Retensi${retentionPercent === null ? '' : ` ${percentFormat(retentionPercent)}`}`
  const amounts = [gross, downPayment, retention].map(({ upTo }) => `(${thousands(upTo)})`)
  const column = { width: wide(88, amounts), align: 'right' as const }
  return {
    columns: [
      { title: 'Progres pekerjaan', width: '*' },
      { title: 'S.d. lalu', ...column },
      { title: 'Periode ini', ...column },
      { title: 'S.d. sekarang', ...column },
    ],
    rows: [
      cells('Bobot disetujui', share, percentFormat),
      cells('Nilai pekerjaan (Rp)', gross, reportAmount),
      ...taken('Potongan uang muka (Rp)', downPayment),
      ...taken(`${shares} (Rp)`, retention),
    ],
  }
}

/** The contract a termin belongs to, as a party stands on the paper. */
export function contractBlock({ contract }: ProgressOnPaper): PartyBlock {
  return { label: 'Kontrak', name: `${contract.number}, ${onPaper(contract.date)}`, lines: contract.about }
}

function cells<Figure>(label: string, { before, now, upTo }: Reached<Figure>, say: (one: Figure) => string) {
  return [label, say(before), { text: say(now), style: 'strong' }, say(upTo)] satisfies TableCell[]
}

function taken(label: string, figure: Reached<Amount>): TableCell[][] {
  const say = (amount: Amount) => (isZero(amount) ? '0' : `(${thousands(amount)})`)
  return isZero(figure.upTo) ? [] : [cells(label, figure, say)]
}
