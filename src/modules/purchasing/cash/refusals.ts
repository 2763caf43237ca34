import { rupiah } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** The sentences of what a nota toko refuses; each names the way out. */
export const cashRefusals = {
  'nota.no-price': (f: Facts) => `Baris ${f.line}: isi harga satuan atau jumlahnya.`,
  'nota.discount-too-large': () => 'Diskon melebihi nilai nota. Kecilkan diskonnya.',
  'nota.needs-approval': (f: Facts) =>
    `Belanja ${rupiah(String(f.total))} perlu persetujuan orang lain. Ajukan dulu; barang diterima dan dibayar setelah disetujui.`,
  'nota.not-a-nota': (f: Facts) => `${f.number} bukan nota toko. Batalkan dokumennya satu per satu.`,
}
