import type { ProgressData } from './data.ts'
import { aReminder } from './examples.ts'

/** Orders under way, two open invoices, and as many photos of what was sent. */
export function aProgress(photos: readonly Uint8Array[] = []): ProgressData {
  const line = { orderNumber: 'ORD-2611-0042', customerPoNo: 'PO/SA/7', promisedDate: '2026-12-01' }
  const { rows, total, ...letter } = aReminder(2)
  return {
    ...letter,
    lines: [
      { ...line, description: 'Semen Portland 50 kg', unit: 'zak', ordered: '120', delivered: '80', left: '40' },
      { ...line, description: 'Jasa pasang bata', unit: 'm²', ordered: '60', delivered: null, left: '0' },
    ],
    invoices: rows,
    total,
    photos: photos.map((picture) => ({ number: 'SJ-2611-0009', date: '2026-11-20', picture })),
  }
}
