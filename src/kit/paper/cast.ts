import type { Printed } from './document.ts'
import type { Letterhead } from './letterhead.ts'

/** Who issues the papers of the tests: PT Wira Bangun Persada in Bogor. */
export const letterhead: Letterhead = {
  name: 'Wira Bangun Persada',
  legalForm: 'PT',
  address: 'Jl. Raya Tajur No. 88, Bogor Timur',
  city: 'Bogor',
  phone: '+622518334400',
  email: 'keuangan@wirabangun.co.id',
  npwp: '0312456789012000',
  logo: null,
  footer: null,
  bankAccounts: [{ bank: 'Bank BCA', number: '095 412 8800', holder: 'PT Wira Bangun Persada' }],
  signatory: { name: 'Rina Marlina', role: 'Manajer Keuangan' },
}

/** The same company when it keeps pictures of its head, its stamp and who signs. */
export function dressed(of: Letterhead, { head, drawn }: { head: Uint8Array; drawn: Uint8Array }): Letterhead {
  return { ...of, head, stamp: drawn, signatory: { name: 'Rina Marlina', role: 'Direktur', signature: drawn } }
}

/** How many pictures a PDF carries. */
export function picturesIn(file: Uint8Array): number {
  return Buffer.from(file).toString('latin1').split('/Subtype /Image').length - 1
}

export const printed: Printed = {
  at: '2026-11-21T07:05:00.000Z',
  zone: 'Asia/Jakarta',
  by: 'Siti Nurjanah',
  isReprint: false,
}
