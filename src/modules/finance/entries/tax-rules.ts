import type { Day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { nik, npwp16 } from '#ground/identifiers.ts'
import { minus, ZERO, type Money } from '#ground/money.ts'
import type { PphKind } from '#ground/pph.ts'
import { Refusal } from '#ground/refusal.ts'
import { accounts, credit, debit, pphOwed, type EntryLine } from '#modules/journal/rules.ts'
import type { CashEntryKind } from '../words.ts'

/** The taxes of a line of a cash entry; amounts in rupiah. */
export interface LineTax {
  /** Within the amount of the line. */
  readonly ppn: Money
  readonly taxInvoiceNo: string | null
  readonly taxInvoiceDate: Day | null
  /** Held back of what is paid. */
  readonly pph: Money
  readonly pphKind: PphKind | null
  readonly pphBase: Money
  readonly proofNo: string | null
  readonly proofDate: Day | null
  /** NPWP or NIK of the other side. */
  readonly taxNo: string | null
  /** What Coretax calls the income. */
  readonly objectCode: string | null
}

/** A line as far as its taxes go. */
export interface TaxedLine {
  readonly amount: Money
  readonly tax?: LineTax | null | undefined
}

/** What moves cash of a line: its amount less what is held back. */
export const cashOfLine = ({ amount, tax }: TaxedLine): Money => minus(amount, tax?.pph ?? ZERO)

/** What a line books on its own account: its amount less the PPN in it. */
export const costOfLine = ({ amount, tax }: TaxedLine): Money => minus(amount, tax?.ppn ?? ZERO)

const taxNoOf = (text: string) => npwp16(text) ?? nik(text)

/** Refuses taxes of a line that eat it up, that name no kind, or that nobody holds back of money that comes in. */
export function checkLineTax(kind: CashEntryKind, line: TaxedLine, field: string): void {
  const { tax, amount } = line
  if (!tax) return
  if (tax.ppn + tax.pph >= amount) throw new Refusal('cash-entry.tax-too-large', { amount }, { field: `${field}.ppn` })
  if (tax.pph > 0n && tax.pphKind === null) throw new Refusal('cash-entry.tax-kind', {}, { field: `${field}.pphKind` })
  if (tax.taxNo !== null && taxNoOf(tax.taxNo) === undefined)
    throw new Refusal('cash-entry.tax-no', {}, { field: `${field}.taxNo` })
  if (kind === 'masuk' && tax.pphKind === 'pph21')
    throw new Refusal('cash-entry.tax-21', {}, { field: `${field}.pphKind` })
}

/** The taxes of a line as they are kept: none without an amount, and the base is the amount without PPN unless another was typed. */
export function keptTax(line: TaxedLine): LineTax | null {
  const { tax } = line
  if (!tax || (tax.ppn === 0n && tax.pph === 0n)) return null
  const isHeld = tax.pph > 0n
  return {
    ...tax,
    taxNo: (tax.taxNo && taxNoOf(tax.taxNo)) ?? null,
    pphKind: isHeld ? tax.pphKind : null,
    pphBase: isHeld ? (tax.pphBase === 0n ? costOfLine(line) : tax.pphBase) : ZERO,
  }
}

/** Where what others hold back from us counts for us. */
const PREPAID = {
  pph21: accounts.prepaidPph23,
  pph22: accounts.prepaidPph22,
  pph23: accounts.prepaidPph23,
  'pph-final': accounts.otherFinalTax,
} as const

/** Writes the lines of PPN and PPh of a cash entry: PPN masukan and owed PPh of what goes out, PPN keluaran and paid PPh of what comes in. */
export function taxLines(kind: CashEntryKind, lines: readonly TaxedLine[]): EntryLine[] {
  return lines.flatMap(({ tax }) => {
    if (!tax) return []
    const pphKind = tax.pphKind ?? 'pph23'
    return kind === 'masuk'
      ? [debit(PREPAID[pphKind], tax.pph, NO_DIMS), credit(accounts.vatOut, tax.ppn, NO_DIMS)]
      : [debit(accounts.vatIn, tax.ppn, NO_DIMS), credit(pphOwed[pphKind], tax.pph, NO_DIMS)]
  })
}
