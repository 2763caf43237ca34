import { NO_DIMS } from '#ground/dims.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import type { CountLine } from '#modules/warehouse/opname/contract.ts'
import type { CountData } from '#modules/warehouse/papers/count-papers.ts'
import type { TransferNoteData } from '#modules/warehouse/papers/transfer-note.ts'

const GOODS = [
  ['BR-0001', 'Semen Portland 50 kg', 'zak', '200', '6800'],
  ['BB-0004', 'Besi beton ulir D13 × 12 m', 'btg', '150', '19875'],
  ['BB-0011', 'Cat tembok putih 25 kg', 'pail', '12', '2400'],
] as const

/** Goods that travel from the main warehouse to a site. */
export function aTransfer(): TransferNoteData {
  const lines = GOODS.map(([itemCode, itemName, unit, qty], at) => ({
    ...{ id: `baris-${at}`, itemId: `barang-${at}`, itemCode, itemName, unit, qty },
    ...{ enteredQty: qty, enteredUnit: unit, received: '0', returned: '0', lost: '0', damaged: '0', open: qty },
    ...NO_DIMS,
    note: at === 0 ? 'Jaga tetap kering' : null,
  }))
  return {
    ...{ letterhead, printed, state: 'posted', number: 'TRF-2611-0007', date: '2026-11-21' },
    signed: null,
    signAt: 'https://mandor.contoh.co.id/d/AZ3kq8vXcQmHs0oN2bTfJwY7hKx4uLrEgDpVi1aSnMzCtB6yW5eRjA',
    transfer: {
      ...{ id: 'transfer', version: 1, number: 'TRF-2611-0007', label: 'TRF-2611-0007', status: 'sent' },
      ...{ date: '2026-11-21', fromId: 'utama', fromName: 'Gudang Utama' },
      ...{ toId: 'proyek', toName: 'Gudang Proyek Ruko Sentul' },
      ...{
        driverName: 'Budi Santoso',
        vehiclePlate: 'F 8421 XY',
        requestedBy: 'Dede Suherman',
        reference: 'ORD-2611-0042',
      },
      ...{ notes: 'Bongkar di pintu belakang.', voidReason: null, sentAt: null, sentBy: 'Siti Nurjanah' },
      ...{ lines, outcomes: [], answer: null, can: [] },
    },
  }
}

/** A count that found a little less than the book says. */
export function aCount(): CountData {
  const lines = GOODS.map(([itemCode, itemName, unit, book, value], at): CountLine => ({
    ...{ id: `baris-${at}`, itemId: `barang-${at}`, itemCode, itemName, barcode: null, category: 'Material' },
    ...{ unit, rack: `A${at + 1}`, book, counted: String(Number(book) - at), damaged: at === 2 ? '1' : '0' },
    ...{ difference: String(-at), reason: at === 0 ? null : 'Salah ambil', countedBy: 'Siti Nurjanah' },
    isReversed: false,
    value: String(-at * Number(value)),
  }))
  return {
    ...{ letterhead, printed, state: 'posted', number: 'OPN-2611-0002', date: '2026-11-21' },
    count: {
      ...{ id: 'opname', version: 1, number: 'OPN-2611-0002', label: 'OPN-2611-0002', state: 'posted' },
      ...{ date: '2026-11-21', warehouseId: 'utama', warehouseName: 'Gudang Utama' },
      ...{ categories: ['Material'], racks: ['A1', 'A2', 'A3'], isStill: false, isBlind: false },
      ...{ notes: 'Opname akhir bulan.', voidReason: null, startedAt: null, submittedBy: 'Siti Nurjanah' },
      ...{ submittedAt: null, approvedBy: 'Rina Marlina', approvedAt: null, approvalNote: 'Telah diperiksa.' },
      ...{ lines, can: [] },
    },
  }
}
