import type { Facts } from '#ground/refusal.ts'

/** The sentences of what stock documents refuse. */
export const warehouseRefusals = {
  'stock-document.no-value': (f: Facts) =>
    `Isi nilai ${f.item}, supaya harga pokoknya benar. Tulis 0 bila memang gratis.`,
}
