import { usualLetter, type Known, type Letter } from './letter.ts'

/** Words that a letter may hold in braces, and what they are in the example. */
const placeExamples = {
  dokumen: '',
  nomor: '',
  pelanggan: 'PT Contoh Makmur',
  penerima: 'Gudang Contoh',
  supplier: 'Toko Contoh',
  total: 'Rp11.100.000',
  jatuh_tempo: '18 Desember 2026',
  perusahaan: 'PT Contoh Bangun',
  tautan: 'https://mandor.contoh.co.id/d/7hKx…',
  berlaku_sampai: '25 November 2026',
} as const
type Place = keyof typeof placeExamples

/** What the letter of a kind of paper may speak of, and its words until a company writes others. */
export interface LetterKind {
  readonly name: string
  readonly places: readonly string[]
  /** What is filled in for a look at it, by the word in braces. */
  readonly example: Readonly<Record<string, string>>
  readonly usual: Letter
}

const always = ['dokumen', 'perusahaan', 'tautan', 'berlaku_sampai'] as const

/**
 * Declares the letter of a kind of paper. `who` is the word for whoever reads it, `number` an example of the paper's number,
 * `more` what else is known of it; without `usual` it goes out with the usual words.
 */
export function letterKind(
  name: string,
  who: 'pelanggan' | 'supplier' | 'penerima',
  of: { readonly number?: string; readonly more?: readonly Place[]; readonly usual?: Letter } = {},
): LetterKind {
  const { number = '', more = [], usual = usualLetter(who) } = of
  const numbered: readonly Place[] = number ? ['nomor'] : []
  const example = { ...placeExamples, dokumen: `${name} ${number || placeExamples[who]}`, nomor: number }
  return { name, places: [who, ...numbered, ...more, ...always], example, usual }
}

/** Asks whoever takes the goods to sign for them. */
export function signingLetter(who: 'pelanggan' | 'penerima'): Letter {
  return openingWith(
    who,
    'Mohon tanda tangani penerimaan barang dari {perusahaan} menurut {dokumen}, lewat tautan ini:',
  )
}

/** The usual words, with another sentence for what the reader is to do. */
export function openingWith(who: 'pelanggan' | 'supplier' | 'penerima', sentence: string): Letter {
  const { subject, text } = usualLetter(who)
  return { subject, text: text.replace('Berikut {dokumen} dari {perusahaan}.', sentence) }
}

/** What the example is filled in with: a mail brings the paper itself, so it has no link. */
export function exampleBy(example: LetterKind['example'], way: 'email' | 'whatsapp'): Known {
  return way === 'whatsapp' ? example : { ...example, tautan: null, berlaku_sampai: null }
}
