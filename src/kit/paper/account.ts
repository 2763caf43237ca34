import { reportAmount } from '#ground/format.ts'
import type { Amount, On } from '#kit/paper/document.ts'
import { onPaper } from '#kit/paper/frame.ts'
import type { Lines, TableCell } from '#kit/paper/paper.ts'
import { isZero, wide } from '#kit/paper/priced-lines.ts'

/** A party's account as papers print it: what was billed, what was paid, and what was left after each. */
export interface Account {
  readonly from: On
  readonly opening: Amount
  readonly rows: readonly AccountLine[]
}

interface AccountLine {
  readonly date: On
  readonly number: string
  readonly description: string
  readonly billed: Amount
  readonly paid: Amount
  readonly balance: Amount
}

/** The lines of an account, the opening balance first. */
export function accountLines({ from, opening, rows }: Account): Lines {
  const first = [onPaper(from, 'short'), 'Saldo awal', '', '', reportAmount(opening)]
  const others = rows.map((row): TableCell[] => [
    onPaper(row.date, 'short'),
    told(row),
    orBlank(row.billed),
    orBlank(row.paid),
    reportAmount(row.balance),
  ])
  const room = (least: number, of: 'billed' | 'paid' | 'balance') =>
    wide(
      least,
      rows.map((row) => reportAmount(row[of])),
    )
  return {
    columns: [
      { title: 'Tanggal', width: 62 },
      { title: 'Keterangan', width: '*' },
      { title: 'Tagihan (Rp)', width: room(70, 'billed'), align: 'right' },
      { title: 'Pembayaran (Rp)', width: room(84, 'paid'), align: 'right' },
      { title: 'Saldo (Rp)', width: room(76, 'balance'), align: 'right' },
    ],
    rows: [first, ...others],
  }
}

// Under the number there is room for a reference of any length.
function told({ number, description }: AccountLine): TableCell {
  if (number === '') return description
  return { stack: [number, { text: description, style: 'label' }] }
}

function orBlank(amount: Amount): string {
  return isZero(amount) ? '' : reportAmount(amount)
}
