import { letterhead, printed } from '#kit/paper/cast.ts'
import type { OrderPaperData } from './data.ts'

/** Paving blocks for an order of a customer, half made. */
export const aWorkOrder: OrderPaperData = {
  letterhead,
  printed,
  state: 'posted',
  number: 'SPK-2611-0003',
  date: '2026-11-17',
  dueDate: '2026-11-24',
  house: { name: 'Rumah Produksi Ciawi', address: 'Jl. Raya Sukabumi Km 3, Kab. Bogor', head: 'Dede Suherman' },
  item: { code: 'PJ-0002', name: 'Paving block natural 6 cm', unit: 'm²' },
  plannedQty: '200',
  orderNumber: 'ORD-2611-0042',
  customerName: 'PT Sinar Abadi',
  note: 'Cetakan baru, jaga kelembapan tiga hari.',
  materials: [
    { code: 'BR-0001', name: 'Semen Portland 50 kg', unit: 'zak', planned: '80', used: '36.4', variance: '0' },
    { code: 'BB-0001', name: 'Pasir cor Cimangkok', unit: 'm³', planned: '18.54', used: '9', variance: '0.5643' },
  ],
  entries: [
    { date: '2026-11-18', act: 'Pemakaian bahan', said: 'Semen Portland 50 kg 36,4 zak', by: 'Siti Nurjanah' },
    { date: '2026-11-18', act: 'Hasil', said: 'Bagus: 85 m², KW 2: 5 m², Gagal: 1 m²', by: 'Siti Nurjanah' },
  ],
  made: { good: '85', second: '5', reject: '1' },
}
