import { qtyFormat, reportAmount } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Lines, Paper, TableCell } from '#kit/paper/paper.ts'
import { labelled, totals } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { signingRow } from '#kit/paper/signing.ts'
import { conditions, stockDocumentTypes } from '#modules/warehouse/columns.ts'
import type { StockDocument } from '#modules/warehouse/documents/contract.ts'

/** A stock document with what every paper says of itself. */
export type StockDocumentData = PaperBasis & { readonly document: StockDocument }

/** The bon of goods that are asked for, or that left; or the proof of any other move of goods. */
export function stockDocumentPaper(data: StockDocumentData): Paper {
  const { document } = data
  const isIssue = document.type === 'pengeluaran'
  return {
    ...framed(data, {
      title: isIssue ? bonOf(document.state) : 'BUKTI MUTASI BARANG',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ...(isIssue ? [] : ([['Jenis', stockDocumentTypes[document.type]]] as const)),
        ['Referensi', document.reference],
        ['Diminta oleh', document.requestedBy],
      ],
      parties: [
        { label: 'Gudang', name: document.warehouseName, lines: [] },
        ...(document.toWarehouseName ? [{ label: 'Dipindah ke', name: document.toWarehouseName, lines: [] }] : []),
      ],
    }),
    lines: linesOf(document),
    closing: [...sumOf(document), signing(document)],
    after: document.notes ? labelled('Catatan', [document.notes]) : [],
  }
}

// Until the warehouse has handed the goods out, the bon asks for them.
function bonOf(state: StockDocument['state']): string {
  return state === 'draft' ? 'BON PERMINTAAN BARANG' : 'BON PENGELUARAN BARANG'
}

function linesOf({ lines }: StockDocument): Lines {
  const hasValue = lines.some((line) => line.value !== undefined)
  const hasNote = lines.some((line) => remarksOf(line) !== '')
  const rowOf = (line: StockDocument['lines'][number], index: number): TableCell[] => [
    String(index + 1),
    line.itemCode,
    line.isReversed ? `${line.itemName} (dibalik)` : line.itemName,
    qtyFormat(line.qty),
    line.unit,
    ...(hasNote ? [remarksOf(line)] : []),
    ...(hasValue ? [line.isReversed ? '–' : reportAmount(line.value ?? '0')] : []),
  ]
  return {
    columns: [
      { title: 'No.', width: 18 },
      { title: 'Kode', width: 70 },
      { title: 'Nama barang', width: '*' },
      {
        title: 'Jumlah',
        width: wide(
          56,
          lines.map((line) => qtyFormat(line.qty)),
        ),
        align: 'right',
      },
      { title: 'Satuan', width: 44 },
      ...(hasNote ? [{ title: 'Keterangan', width: 110 }] : []),
      ...(hasValue
        ? [
            {
              title: 'Nilai (Rp)',
              width: wide(
                80,
                lines.map((line) => reportAmount(line.value ?? '0')),
              ),
              align: 'right' as const,
            },
          ]
        : []),
    ],
    rows: lines.map(rowOf),
  }
}

function remarksOf({ condition, rack, note }: StockDocument['lines'][number]): string {
  return [condition === 'baik' ? '' : conditions[condition], rack && `Rak ${rack}`, note].filter(Boolean).join(' · ')
}

function sumOf({ lines }: StockDocument) {
  const standing = lines.filter((line) => !line.isReversed && line.value !== undefined)
  if (standing.length === 0) return []
  const total = sum(standing.map((line) => money(line.value ?? '0')))
  const row = { label: 'Jumlah nilai', amount: reportAmount(total), rank: 'due' as const }
  return [
    {
      margin: [0, 8, 0, 0] as [number, number, number, number],
      columns: [{ width: '*', text: '' }, totals([row], 220)],
    },
  ]
}

function signing({ requestedBy, receivedBy, postedBy }: StockDocument) {
  return signingRow([
    { above: 'Diminta', name: requestedBy ?? '', role: requestedBy ? 'Tanggal' : 'Nama dan tanggal' },
    { above: 'Gudang', name: postedBy ?? '', role: postedBy ? 'Tanggal' : 'Nama dan tanggal' },
    { above: 'Diterima', name: receivedBy ?? '', role: receivedBy ? 'Tanggal' : 'Nama dan tanggal' },
  ])
}
