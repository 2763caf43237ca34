import * as z from 'zod/mini'
import { zDay, zMoney, zPercent, zPrice, zQuantity } from '#kit/http/shapes.ts'

/** What texts that are numbers or days inside look like; a shape made of one of these is told as it is. */
export const kindsOfInput = z.registry<{ readonly description: string; readonly examples: readonly string[] }>()

kindsOfInput.add(zMoney, { description: 'rupiah utuh sebagai teks', examples: ['57417525'] })
kindsOfInput.add(zQuantity, { description: 'jumlah sebagai teks, paling banyak empat desimal', examples: ['12.5'] })
kindsOfInput.add(zPrice, { description: 'harga satuan sebagai teks, paling banyak dua desimal', examples: ['68000'] })
kindsOfInput.add(zPercent, {
  description: 'persen 0 sampai 100 sebagai teks, paling banyak empat desimal',
  examples: ['2.5'],
})
kindsOfInput.add(zDay, { description: 'hari YYYY-MM-DD', examples: ['2026-11-30'] })
