import { qtyFormat } from '#ground/format.ts'
import { framed, isLongRemark, longRemark, onPaper } from '#kit/paper/frame.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled, signatures, textWidth } from '#kit/paper/pieces.ts'
import type { OrderPaperData } from './data.ts'

const BOXES = [
  { above: 'Dibuat oleh', name: '', role: 'Nama dan tanggal' },
  { above: 'Kepala produksi', name: '', role: 'Nama dan tanggal' },
  { above: 'Gudang bahan', name: '', role: 'Nama dan tanggal' },
]

/** SPK Produksi: what is to be made, of which material, by when; with room to write what was really used. */
export function workOrderPaper(data: OrderPaperData): Paper {
  const gap = 24
  const boxes = BOXES.map((box, at) =>
    at === 1 && data.house.head ? { ...box, name: data.house.head, role: 'Tanggal' } : box,
  )
  return {
    ...framed(data, headOf(data, 'SPK PRODUKSI')),
    lines: {
      columns: [
        { title: 'No.', width: 18 },
        { title: 'Kode', width: 76 },
        { title: 'Bahan', width: '*' },
        { title: 'Resep', width: 64, align: 'right' },
        { title: 'Satuan', width: 48 },
        { title: 'Dipakai', width: 88, align: 'right' },
      ],
      rows: data.materials.map((each, at) => [
        String(at + 1),
        each.code,
        each.name,
        qtyFormat(each.planned),
        each.unit,
        each.used === '0' ? '' : qtyFormat(each.used),
      ]),
    },
    closing: [
      { margin: [0, 12, 0, 0], stack: labelled('Catatan', [isLongRemark(data.note) ? '' : (data.note ?? '')]) },
      { margin: [0, 18, 0, 0], columnGap: gap, columns: signatures(boxes, (textWidth('A4') - 2 * gap) / 3, 56) },
    ],
    after: longRemark('Catatan', data.note),
  }
}

/** Kartu Produksi: everything that happened, day by day, and what the materials came to. */
export function productionCardPaper(data: OrderPaperData): Paper {
  const unit = data.item.unit
  return {
    ...framed(data, headOf(data, 'KARTU PRODUKSI')),
    lines: {
      columns: [
        { title: 'Tanggal', width: 84 },
        { title: 'Catatan', width: 92 },
        { title: 'Isi', width: '*' },
        { title: 'Oleh', width: 88 },
      ],
      rows: data.entries.map((each) => [onPaper(each.date, 'short'), each.act, each.said, each.by]),
    },
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: [
          ...labelled('Hasil', [
            `Bagus: ${qtyFormat(data.made.good)}, KW 2: ${qtyFormat(data.made.second)}, gagal: ${qtyFormat(data.made.reject)}, dari target ${qtyFormat(data.plannedQty)} ${unit}`,
          ]),
          ...labelled(
            'Bahan terpakai terhadap resep',
            data.materials.map(
              (each) =>
                `${each.name}: ${qtyFormat(each.used)} ${each.unit}${each.variance === '0' ? '' : ` (selisih ${qtyFormat(each.variance)})`}`,
            ),
          ),
        ],
      },
    ],
  }
}

function headOf(data: OrderPaperData, title: string) {
  return {
    title,
    size: 'A4' as const,
    facts: [
      ['Tanggal', onPaper(data.date)],
      ['Tenggat', data.dueDate && onPaper(data.dueDate)],
      ['No. order', data.orderNumber],
      ['Target', `${qtyFormat(data.plannedQty)} ${data.item.unit}`],
    ] as const,
    parties: [
      {
        label: 'Barang yang dibuat',
        name: data.item.name,
        lines: [data.item.code, data.customerName && `untuk ${data.customerName}`],
      },
      {
        label: 'Rumah produksi',
        name: data.house.name,
        lines: [data.house.address, data.house.head && `u.p. ${data.house.head}`],
      },
    ],
    origin: data.orderNumber,
  }
}
