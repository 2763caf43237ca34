import { zoneLabel, type Zone } from '#ground/day.ts'
import { instantFormat } from '#ground/format.ts'
import type { Facts } from '#ground/refusal.ts'

/** What the press says when it says no. */
export const paperRefusals = {
  'paper-link.void': (f: Facts) => `${f.title} sudah dibatalkan: dokumen yang batal tidak dikirim lewat tautan.`,
  'paper-link.ended': (f: Facts) => `Tautan ini sudah berakhir. Minta yang baru kepada ${f.sender}.`,
  'paper-link.gone': (f: Facts) => `Dokumen ini tidak berlaku lagi. Tanyakan yang berlaku kepada ${f.sender}.`,
  'paper-answer.given': ({ by, at, zone }: Facts) =>
    `Sudah ditandatangani oleh ${by}, ${instantFormat(zone as Zone, String(at))} ${zoneLabel(zone as Zone)}. Bila itu keliru, hubungi pengirim.`,
  'paper.none': () => 'Belum ada invoice terbit di antara yang dipilih. Terbitkan dulu, lalu cetak.',
  'paper.too-many': (f: Facts) => `Ada lebih dari ${f.most} invoice. Pilih lebih sedikit, lalu cetak bergantian.`,
  'paper.too-long': () =>
    'Isinya terlalu panjang untuk satu dokumen. Persempit dulu dengan saringan, atau unduh sebagai Excel.',
  'paper.busy': () => 'Terlalu banyak dokumen sedang dibuat. Coba lagi sebentar lagi.',
}
