import type { Facts } from '#ground/refusal.ts'

/** The sentences of what numbering refuses. */
export const numberingRefusals = {
  'number.template': (f: Facts) => String(f.fault),
  'number.running': (f: Facts) =>
    `Periode ${f.period} sudah berjalan sampai nomor ${f.last}. Nomor awal baru bisa dipakai di periode berikutnya.`,
  'number.would-repeat': (f: Facts) =>
    `Periode ${f.period} pernah dihitung sendiri dan nomornya akan terulang. Ganti cara ini mulai periode berikutnya.`,
}
