/** Words people write over a column for one and the same thing; the first of each is how they are compared. */
const groups: readonly (readonly string[])[] = [
  ['email', 'surel', 'e mail', 'mail', 'alamat email', 'alamat surel', 'email address'],
  ['telepon', 'telp', 'tlp', 'telpon', 'tel', 'phone', 'hp', 'handphone', 'hape', 'ponsel', 'mobile', 'seluler'],
  ['whatsapp', 'wa', 'whats app'],
  ['alamat', 'address'],
  ['npwp', 'nomor pokok wajib pajak', 'tax id'],
  ['satuan', 'sat', 'unit', 'uom', 'unit of measure'],
  ['harga', 'hrg', 'price'],
  ['nama', 'name'],
  ['barang', 'item', 'brg'],
  ['kode', 'kd', 'code'],
  ['tanggal', 'tgl', 'date'],
  ['catatan', 'note', 'notes', 'remark', 'remarks'],
  ['kota', 'city'],
  ['no', 'nomor', 'number'],
]

// The longest first: 'alamat email' is no 'alamat'.
const known = groups
  .flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([word, first]) => [new RegExp(`\\b${word}\\b`, 'g'), first] as const)

/**
 * A head in the words it is compared by, their order aside; a number of a telephone is a telephone.
 *
 *   sameWords('no hp')       // 'telepon'
 *   sameWords('unit price')  // 'harga satuan'
 */
export function sameWords(text: string): string {
  const plain = known.reduce((all, [word, first]) => all.replace(word, first), text)
  const words = plain.split(' ').filter(Boolean)
  const isNumbered = words.some((word) => NUMBERED.has(word))
  return words
    .filter((word) => !(isNumbered && word === 'no'))
    .toSorted()
    .join(' ')
}

const NUMBERED: ReadonlySet<string> = new Set(['telepon', 'whatsapp', 'npwp'])
