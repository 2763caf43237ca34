import type { Facts } from '#ground/refusal.ts'

/** What templates refuse. */
export const templateRefusals = {
  'template.unknown': (f: Facts) => `${f.word} tidak ada di ${f.kind}. Muat ulang halaman ini, lalu pilih lagi.`,
  'template.account': () => 'Rekening ini bukan milik perusahaan yang dibuka. Pilih dari daftar.',
}
