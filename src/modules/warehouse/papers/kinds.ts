import type { PrintedKind } from '#kit/paper/kinds.ts'
import { countReportPaper, countSheetPaper } from './count-papers.ts'
import * as stored from './examples.ts'
import { transferNotePaper } from './transfer-note.ts'

/** Papers of warehouse whose look a company may choose, with an example of each. A test of the house holds the words against the papers. */
export const warehousePapers: readonly PrintedKind[] = [
  {
    id: 'transfer',
    name: 'Surat jalan antar gudang',
    title: 'SURAT JALAN ANTAR GUDANG',
    english: 'TRANSFER NOTE',
    facts: ['No. polisi', 'Sopir', 'Diminta oleh'],
    columns: ['No.', 'Kode', 'Diterima', 'Keterangan'],
    parts: ['Catatan'],
    signers: ['Gudang asal', 'Sopir', 'Gudang tujuan'],
    copies: ['Lembar 1 – Gudang tujuan', 'Lembar 2 – Gudang asal', 'Lembar 3 – Sopir'],
    sizes: ['a4', 'a5'],
    example: (basis) => transferNotePaper({ ...stored.aTransfer(), ...basis }),
  },
  {
    id: 'lembar opname',
    name: 'Lembar opname',
    title: 'LEMBAR OPNAME',
    english: 'COUNT SHEET',
    facts: ['Kategori', 'Rak'],
    columns: ['No.', 'Rak', 'Kode', 'Rusak'],
    parts: [],
    signers: ['Penghitung', 'Saksi', 'Penjaga gudang'],
    example: (basis) => countSheetPaper({ ...stored.aCount(), ...basis }),
  },
  {
    id: 'berita acara opname',
    name: 'Berita acara opname',
    title: 'BERITA ACARA OPNAME',
    english: 'COUNT REPORT',
    facts: ['Kategori', 'Rak'],
    columns: ['No.', 'Kode', 'Rusak'],
    parts: ['Catatan', 'Catatan penyetuju'],
    signers: ['Dihitung oleh', 'Penjaga gudang', 'Disetujui oleh'],
    example: (basis) => countReportPaper({ ...stored.aCount(), ...basis }),
  },
]
