import type { Facts } from '#ground/refusal.ts'

/** The sentences of what any master may be refused. */
export const recordRefusals = {
  'record.taken': (f: Facts) =>
    `${f.label} ini sudah dipakai ${String(f.title).toLowerCase()} lain. Pakai yang berbeda.`,
  'record.used': (f: Facts) => `${f.title} ini sudah dipakai di dokumen, jadi tidak bisa dihapus. Arsipkan saja.`,
  'record.no-such-choice': () => 'Pilihan ini tidak ada lagi. Muat ulang halaman, lalu pilih dari daftar.',
  'record.archived': (f: Facts) => `${f.title} ini sudah diarsipkan. Pulihkan dulu untuk mengubahnya.`,
}
