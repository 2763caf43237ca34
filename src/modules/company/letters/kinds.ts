import { usualLetter, type Letter } from '#kit/paper/links/letter.ts'

/** Words that a letter may hold in braces, and what they are in the example. */
export const placeExamples = {
  dokumen: '',
  nomor: '',
  pelanggan: 'PT Maju Jaya',
  penerima: 'Gudang Proyek Sentul',
  supplier: 'Toko Sinar',
  total: 'Rp11.100.000',
  jatuh_tempo: '18 Desember 2026',
  perusahaan: 'PT Wira Bangun Persada',
  tautan: 'https://mandor.contoh.co.id/d/7hKx…',
  berlaku_sampai: '25 November 2026',
} as const
export type Place = keyof typeof placeExamples

/** A kind of paper that goes out, and what its letter may speak of. */
export interface LetterKind {
  /** As the paper is shared: 'invoice'. */
  readonly id: string
  readonly name: string
  readonly places: readonly Place[]
  /** What the paper is called in the example, and its number. */
  readonly example: { readonly dokumen: string; readonly nomor: string }
  readonly usual: Letter
}

const always = ['dokumen', 'perusahaan', 'tautan', 'berlaku_sampai'] as const

function kind(
  id: string,
  name: string,
  who: 'pelanggan' | 'supplier' | 'penerima',
  of: { number?: string; more?: readonly Place[]; usual?: Letter },
): LetterKind {
  const { number = '', more = [], usual = usualLetter(who) } = of
  const numbered: readonly Place[] = number ? ['nomor'] : []
  const example = { dokumen: `${name} ${number || placeExamples[who]}`, nomor: number }
  return { id, name, places: [who, ...numbered, ...more, ...always], example, usual }
}

const asking: Letter = {
  subject: usualLetter('supplier').subject,
  text: usualLetter('supplier').text.replace(
    'Berikut {dokumen} dari {perusahaan}.',
    'Mohon penawaran harga untuk barang dalam {dokumen}, beserta lama kirim dan termin pembayaran.',
  ),
}

const reminding: Letter = {
  subject: '{dokumen} – {perusahaan}',
  text: usualLetter('pelanggan').text.replace(
    'Berikut {dokumen} dari {perusahaan}.',
    'Berikut {dokumen} dari {perusahaan}.\nYang masih terbuka: {total}.',
  ),
}

const settling: Letter = {
  subject: usualLetter('supplier').subject,
  text: usualLetter('supplier').text.replace(
    'Hubungi kami bila ada pertanyaan.',
    'Isinya menurut catatan kami. Hubungi kami bila ada yang berbeda.',
  ),
}

const signing = (who: 'pelanggan' | 'penerima'): Letter => ({
  subject: usualLetter(who).subject,
  text: usualLetter(who).text.replace(
    'Berikut {dokumen} dari {perusahaan}.',
    'Mohon tanda tangani penerimaan barang dari {perusahaan} menurut {dokumen}, lewat tautan ini:',
  ),
})

/** Every kind, in the order of trade. A test holds them against the papers that go out. */
export const letterKinds: readonly LetterKind[] = [
  kind('penawaran', 'Penawaran', 'pelanggan', { number: 'ORD-2611-0042', more: ['total'] }),
  kind('surat-jalan', 'Surat jalan', 'pelanggan', { number: 'SJ-2611-0031' }),
  kind('terima-barang', 'Tanda terima barang', 'pelanggan', { number: 'SJ-2611-0031', usual: signing('pelanggan') }),
  kind('invoice', 'Invoice', 'pelanggan', { number: 'INV-2611-0017', more: ['total', 'jatuh_tempo'] }),
  kind('tanda-terima', 'Tanda terima', 'pelanggan', { number: 'INV-2611-0017', more: ['total', 'jatuh_tempo'] }),
  kind('kwitansi', 'Kwitansi', 'pelanggan', { number: 'KM-2611-0009', more: ['total'] }),
  kind('nota-retur', 'Nota retur', 'pelanggan', { number: 'NK-2611-0003', more: ['total'] }),
  kind('bukti-retur', 'Bukti retur', 'pelanggan', { number: 'RT-2611-0004' }),
  kind('pengembalian', 'Bukti pengembalian uang', 'pelanggan', { number: 'BKK-2611-0005', more: ['total'] }),
  kind('rekening-koran', 'Rekening koran', 'pelanggan', {}),
  kind('surat-tagihan', 'Surat tagihan', 'pelanggan', { more: ['total'], usual: reminding }),
  kind('kabar-order', 'Kabar order', 'pelanggan', {}),
  kind('album-foto', 'Album foto', 'pelanggan', {}),
  kind('terima-transfer', 'Tanda terima transfer', 'penerima', { number: 'TRF-2611-0007', usual: signing('penerima') }),
  kind('permintaan-harga', 'Permintaan penawaran', 'supplier', { number: 'PR-2611-0012', usual: asking }),
  kind('po', 'Pesanan pembelian', 'supplier', { number: 'PO-2611-0031', more: ['total'] }),
  kind('retur', 'Retur pembelian', 'supplier', { number: 'RB-2611-0002', more: ['total'] }),
  kind('kartu-hutang', 'Kartu hutang', 'supplier', { usual: settling }),
]

/** The kind by its id. */
export function letterKindOf(id: string): LetterKind | undefined {
  return letterKinds.find((each) => each.id === id)
}

/** What a letter of this kind is filled in with in its example; a mail has no link. */
export function exampleOf({ example }: LetterKind, way: 'email' | 'whatsapp'): Readonly<Record<string, string>> {
  const { tautan, berlaku_sampai, ...rest } = { ...placeExamples, ...example }
  return way === 'whatsapp' ? { ...rest, tautan, berlaku_sampai } : rest
}
