import { compactRupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { oneDecimal, percentText, shareOf } from '#ground/percent.ts'
import type { ProjectControl } from '../../control/contract.ts'
import { FigureStrip } from '../overview/figure-strip.tsx'
import { percentWords } from '../rap/rap-table.tsx'

/** The figures a project is judged by: budget, spent, promised, at completion, and the margin that is left. */
export function CostFiguresStrip({ control }: { readonly control: ProjectControl }) {
  const { first, budget, changes, actual, committed, atCompletion, variance, margin, plannedMargin } = control
  const spent = shareOf(money(actual), money(budget))
  const isOver = variance.startsWith('-')
  const figures = [
    {
      word: control.basis === 'rap' ? 'RAP kini' : 'Anggaran (RAB)',
      value: compactRupiah(budget),
      note: changes === '0' ? '' : `awal ${compactRupiah(first)}`,
    },
    {
      word: 'Realisasi',
      value: compactRupiah(actual),
      note: spent === null ? '' : `${percentWords(oneDecimal(percentText(spent)))}% anggaran`,
    },
    {
      word: 'Komitmen',
      value: compactRupiah(committed),
      note: committed === '0' ? '' : 'PO, SPK terbuka',
    },
    {
      word: 'Biaya akhir (EAC)',
      value: compactRupiah(atCompletion),
      note: isOver ? `lewat ${compactRupiah(variance.slice(1))}` : 'dalam anggaran',
      tone: isOver ? ('bad' as const) : undefined,
    },
    ...(margin === null
      ? []
      : [
          {
            word: 'Margin akhir',
            value: `${percentWords(margin)}%`,
            note: plannedMargin === null ? '' : `rencana ${percentWords(plannedMargin)}%`,
          },
        ]),
  ]
  return <FigureStrip figures={figures} />
}
