import { reportAmount } from '#ground/format.ts'
import type { Amount } from './document.ts'
import type { Piece } from './paper.ts'

/** What is open, by days past due. */
export interface OpenByAge {
  readonly notDue: Amount
  readonly upTo30: Amount
  readonly upTo60: Amount
  readonly upTo90: Amount
  readonly over90: Amount
}

/** How old an account's open balance is, under a heading: 'Umur piutang (Rp)'. */
export function agingTable(title: string, open: OpenByAge): Piece {
  const buckets: readonly (readonly [string, Amount])[] = [
    ['Belum jatuh tempo', open.notDue],
    ['1–30 hari', open.upTo30],
    ['31–60 hari', open.upTo60],
    ['61–90 hari', open.upTo90],
    ['Lebih dari 90 hari', open.over90],
  ]
  return {
    margin: [0, 24, 0, 0],
    stack: [
      { text: title, style: 'strong', margin: [0, 0, 0, 5] },
      {
        layout: 'lines',
        table: {
          headerRows: 1,
          widths: ['*', '*', '*', '*', '*'],
          body: [
            buckets.map(([label]) => ({ text: label, style: 'head', alignment: 'right' })),
            buckets.map(([, amount]) => ({ text: reportAmount(amount), alignment: 'right', fontFeatures: ['tnum'] })),
          ],
        },
      },
    ],
  } as Piece
}
