import type { ImportColumn } from '#kit/import/importer.ts'

/**
 * What a file tells of a claim that stood when the books began: how much, since when, due when, called what.
 * @param amountAlike other heads the amount goes by, 'sisa piutang' of a customer
 */
export function claimColumns(amountAlike: readonly string[]): readonly ImportColumn[] {
  return [
    {
      key: 'amount',
      label: 'Jumlah',
      kind: 'money',
      isNeeded: true,
      alike: ['saldo', 'saldo awal', 'nilai', 'sisa', 'sisa tagihan', 'sisa invoice', 'belum dibayar', ...amountAlike],
    },
    {
      key: 'date',
      label: 'Tanggal',
      kind: 'day',
      isNeeded: true,
      alike: [
        ...['tgl', 'tanggal saldo', 'per tanggal', 'tanggal faktur', 'tgl faktur', 'tanggal invoice', 'tgl invoice'],
        ...['tanggal nota', 'tgl nota', 'tanggal tagihan', 'tgl tagihan'],
      ],
    },
    { key: 'dueDate', label: 'Jatuh tempo', kind: 'day', isNeeded: false, alike: ['tempo', 'tgl jatuh tempo'] },
    {
      key: 'reference',
      label: 'Referensi',
      kind: 'text',
      isNeeded: false,
      alike: ['no invoice', 'no faktur', 'no nota', 'no tagihan', 'nomor'],
    },
    { key: 'notes', label: 'Catatan', kind: 'text', isNeeded: false, alike: ['keterangan', 'ket'] },
  ]
}
