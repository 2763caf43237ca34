import { acts, everywhere } from '#kit/document/acts.ts'
import { document, type Loaded } from '#kit/document/document.ts'
import { note } from '#kit/document/fields.ts'
import { zText } from '#kit/http/shapes.ts'
import { amount, date, maybe, ref, text } from '#kit/record/fields.ts'

/** Debits and credits written by hand: accruals, depreciation, corrections. */
export const manualJournal = document({
  name: 'manual-journal',
  title: 'Jurnal umum',
  at: '/api/jurnal-umum',
  touches: ['manual-journals', 'journal'],
  files: 'jurnal-umum',
  number: { series: 'JU', day: 'date' },
  statuses: { draft: 'draft', posted: 'posted', void: 'void' },
  head: {
    table: 'manual_journal',
    columns: { date: 'journal_date', reverseOn: 'reverse_date' },
    typed: {
      date: date('Tanggal'),
      /** The day its mirror is booked; null: it stays. */
      reverseOn: maybe(date('Dibalik pada')),
      memo: text('Keterangan', 300),
    },
    kept: { total: amount('Jumlah'), voidReason: maybe(text('Alasan batal', 300)) },
  },
  parts: {
    lines: {
      table: 'manual_journal_line',
      parent: 'journal_id',
      order: 'line_no',
      most: 200,
      columns: { account: 'account_code' },
      typed: {
        account: text('Akun', 6),
        debit: amount('Debit'),
        credit: amount('Kredit'),
        memo: note('Keterangan baris', 200),
        projectId: maybe(ref('Proyek')),
        workItemId: maybe(ref('Pekerjaan')),
      },
    },
  },
})

/** A manual journal as its acts see it. */
export interface ManualJournal extends Loaded<typeof manualJournal> {}

const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const

/** What may be done with a manual journal; whose it is, is asked before (`seenManualJournal`). */
export const manualJournalActs = acts(manualJournal, {
  edit: { at: ['draft'], may: writers, within: everywhere, label: 'Ubah draf' },
  delete: { at: ['draft'], may: writers, within: everywhere, label: 'Hapus draf', danger: true },
  post: {
    at: ['draft'],
    to: 'posted',
    may: writers,
    within: everywhere,
    path: 'posting',
    numbers: true,
    label: 'Catat ke buku',
    next: true,
  },
  void: {
    at: ['posted'],
    to: 'void',
    may: 'delete laporan-keuangan',
    within: everywhere,
    path: 'batal',
    asks: { reason: zText(300, 'Tulis alasannya.') },
    label: 'Batalkan jurnal',
    danger: true,
  },
})
