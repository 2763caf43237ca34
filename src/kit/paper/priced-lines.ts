import { percentFormat, qtyFormat, reportAmount, rupiah, thousands } from '#ground/format.ts'
import type { Lines, Piece, TableCell } from './paper.ts'
import { labelled } from './pieces.ts'
import type { TotalRow } from './pieces.ts'
import type { Amount, ItemLine, PaperLine } from './document.ts'
import type { Letterhead } from './letterhead.ts'

/** The table of priced lines; the discount column stands only when a line has one. */
export function pricedLines(lines: readonly PaperLine[]): Lines {
  const items = lines.filter((line) => line.kind === 'item')
  const hasDiscount = items.some((line) => line.discount !== null)
  const columns: Lines['columns'] = [
    { title: 'No.', width: 18 },
    { title: 'Uraian', width: '*' },
    { title: 'Qty', width: wide(66, items.map(qtyText)), align: 'right' },
    {
      title: 'Harga (Rp)',
      width: wide(
        68,
        items.map((line) => thousands(line.price)),
      ),
      align: 'right',
    },
    ...(hasDiscount
      ? [
          {
            title: 'Diskon',
            width: wide(
              48,
              items.map((line) => discountText(line.discount)),
            ),
            align: 'right' as const,
          },
        ]
      : []),
    {
      title: 'Jumlah (Rp)',
      width: wide(
        80,
        items.map((line) => reportAmount(line.amount)),
      ),
      align: 'right',
    },
  ]

  let number = 0
  const rows = lines.map((line) => {
    if (line.kind !== 'item') return acrossRow(line, columns.length)
    number += 1
    return itemRow(line, number, hasDiscount)
  })
  return { columns, rows }
}

/** A column wide enough for its longest figure, in points, and never under its least. */
export function wide(least: number, figures: readonly string[]): number {
  return Math.min(Math.max(least, ...figures.map(roomOf)), 120)
}

// Digits are broader than the points between them: a figure of few points needs more than its letters say.
function roomOf(figure: string): number {
  const digits = figure.replaceAll(/\D/g, '').length
  return Math.max(figure.length * 5.6, digits * 6.3 + (figure.length - digits) * 3.1)
}

function qtyText({ qty, unit }: ItemLine): string {
  return `${qtyFormat(qty)} ${unit}`
}

/** The final amount with its double rule, and the sum before it when something was taken off since. */
export function amountDue(label: string, amount: Amount): TotalRow {
  return { label, amount: rupiah(amount), rank: 'due' }
}

/** One row, or none when there is nothing; what is taken off stands in parentheses. */
export function row(label: string, amount: Amount, isTaken = false): TotalRow[] {
  if (isZero(amount)) return []
  return [{ label, amount: isTaken ? `(${thousands(amount)})` : reportAmount(amount) }]
}

/** Tells whether there is an amount at all. */
export function isZero(amount: Amount): boolean {
  return BigInt(amount) === 0n
}

/** Where to pay. */
export function paymentBlock({ bankAccounts }: Letterhead): Piece[] {
  const accounts = bankAccounts.map(({ bank, number, holder }) => ({
    stack: [{ text: `${bank} ${number}`, style: 'value' }, { text: `a.n. ${holder}` }],
    margin: [0, 0, 0, 4] as [number, number, number, number],
  }))
  return labelled('Pembayaran', accounts)
}

function itemRow(line: ItemLine, number: number, hasDiscount: boolean): TableCell[] {
  const words: TableCell = line.detail
    ? { stack: [line.description, { text: line.detail, style: 'label' }] }
    : line.description
  return [
    String(number),
    words,
    qtyText(line),
    thousands(line.price),
    ...(hasDiscount ? [discountText(line.discount)] : []),
    reportAmount(line.amount),
  ]
}

function discountText(discount: ItemLine['discount']): string {
  if (!discount) return '–'
  return 'percent' in discount ? percentFormat(discount.percent) : thousands(discount.amount)
}

function acrossRow(line: { kind: 'section' | 'note'; text: string }, width: number): TableCell[] {
  const style = line.kind === 'section' ? 'strong' : 'label'
  return [{ text: line.text, style, colSpan: width }, ...Array.from({ length: width - 1 }, () => '')]
}
