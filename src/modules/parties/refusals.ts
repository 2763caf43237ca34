import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** What parties refuses, with the way out. */
export const partiesRefusals = {
  'customer.blocked': (f: Facts) =>
    `${f.name} sedang diblokir${f.reason ? ` (${f.reason})` : ''}. Buka blokirnya dulu; pembayaran tetap bisa dicatat.`,
  'customer.archived': (f: Facts) => `${f.name} sudah diarsipkan. Pulihkan dulu, atau pilih pelanggan lain.`,
  'customer.still-owes': (f: Facts) =>
    `${f.name} masih punya piutang ${rupiah(String(f.receivable))}. Lunasi atau koreksi dulu, lalu arsipkan.`,
  'customer.has-orders': (f: Facts) =>
    `${f.name} masih punya ${f.orders} order berjalan. Selesaikan atau tutup dulu, lalu arsipkan.`,
  'customer.opening-posted': () =>
    'Saldo awal sudah dibukukan dan tidak bisa diubah. Koreksi lewat penyesuaian piutang.',
  'customer.opening-needs-day': () => 'Isi tanggal saldo awal.',
}
