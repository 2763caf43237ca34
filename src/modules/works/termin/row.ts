import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'

/** How a row of the schedule of a contract stands: as its invoice does, or before there is one. */
export const terminStates = {
  draft: 'Draf',
  pending: 'Menunggu persetujuan',
  open: 'Belum dibayar',
  'partly-paid': 'Dibayar sebagian',
  paid: 'Lunas',
  overdue: 'Jatuh tempo',
  credited: 'Dikreditkan',
  'written-off': 'Dihapus',
  void: 'Batal',
  opened: 'Sebelum pembukuan',
  ready: 'Siap ditagih',
  waiting: 'Belum',
  held: 'Ditahan',
} as const
export type TerminState = keyof typeof terminStates

/** A row of the schedule of a contract: what was billed, may be billed, or is still to come. */
export interface TerminRow {
  /** What its page is asked by: an invoice, a kind that may be billed, an instalment; else only a name. */
  readonly key: string
  readonly name: string
  readonly state: TerminState
  /** Of the work up to it, of the contract, or as agreed; null: unknown. */
  readonly percent: PercentText | null
  readonly on: DayText | null
  /** The day is only expected. */
  readonly isExpected: boolean
  /** What it waits for, in words; null where it waits for nothing. */
  readonly waits: string | null
  /** With PPN. */
  readonly total: MoneyText
  /** There is a paper of it: issued, or as it would be issued. */
  readonly hasPaper: boolean
}
