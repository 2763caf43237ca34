import type { Day } from '#ground/day.ts'
import type { ImportColumn } from '#kit/import/importer.ts'
import type { ColumnReading } from '#kit/import/column-reading.ts'
import { readDate } from '#kit/import/read-date.ts'
import { readNumber } from '#kit/import/read-number.ts'
import { phonesIn } from '#kit/import/read-phones.ts'
import type { FieldKind } from '#kit/record/fields.ts'

/** A cell as the verb takes it, or what is wrong with it; `empty` when it says nothing. */
export type ReadCell = { readonly value: unknown } | { readonly error: string } | 'empty'

const NUMBERS: readonly FieldKind[] = ['money', 'quantity', 'price', 'percent', 'coordinate', 'whole']
const NUMERALS: readonly FieldKind[] = ['npwp', 'nik', 'nitku', 'phone']
const ROUNDED = 'Excel sudah membulatkan angka ini. Ubah format kolomnya menjadi Teks, lalu isi lengkap.'

/** Reads one cell the way its column is read; what the value may be beyond its kind is for the shape of the verb. */
export function readCell(typed: string, column: ImportColumn, reading?: ColumnReading, today?: Day): ReadCell {
  const text = typed.trim()
  if (text === '' || /^(-|–|—|n\/a|#n\/a)$/i.test(text)) return 'empty'
  const { kind } = column
  if (NUMBERS.includes(kind)) return number(text, kind, reading)
  if (kind === 'phone') {
    const { numbers, faxes } = phonesIn(text)
    if (numbers[0] !== undefined) return { value: numeral(numbers[0], kind) }
    if (faxes.length > 0) return 'empty'
  }
  if (NUMERALS.includes(kind))
    return /^\d+([.,]\d+)?e\+?\d+$/i.test(text)
      ? { error: ROUNDED }
      : kind === 'nik'
        ? nik(text)
        : { value: numeral(text, kind) }
  if (kind === 'day') return day(text, reading, column.isPast ? today : undefined)
  if (kind === 'flag') return flag(text)
  if (kind === 'choice') return chosen(text, column)
  if (kind === 'tags') return tags(text, column.choices)
  if (kind === 'email') return { value: text.replace(/^mailto:/i, '') }
  return { value: text }
}

// No share and no place on the map goes into thousands: one sign always parts.
const PARTED: readonly FieldKind[] = ['percent', 'coordinate']

function number(text: string, kind: FieldKind, reading?: ColumnReading): ReadCell {
  const bare = kind === 'percent' ? text.replace(/%$/, '') : text
  const parted = PARTED.includes(kind) ? (bare.includes('.') ? 'en' : 'id') : undefined
  const read = readNumber(bare, parted ?? (reading === 'en' || reading === 'id' ? reading : undefined))
  if (read === undefined) return { error: 'Tulis angka, misalnya 1.250.000 atau 12,5.' }
  if (kind !== 'whole') return { value: read }
  return /^-?\d{1,9}$/.test(read) ? { value: Number(read) } : { error: 'Tulis angka bulat.' }
}

// Excel drops the zero a number begins with: of a mobile, of an area code (62 is left alone: a country's), of an old NPWP.
const HEADLESS: Partial<Record<FieldKind, RegExp>> = {
  phone: /^(8\d{7,12}|[2-579]\d{8,10}|6[013-9]\d{7,9})$/,
  npwp: /^\d{14}$/,
}

function numeral(text: string, kind: FieldKind): string {
  return HEADLESS[kind]?.test(text) ? `0${text}` : text
}

function nik(text: string): ReadCell {
  const bare = text.replace(/^'/, '').replace(/[\s.-]/g, '')
  const letter = /^[\d]*([a-z])[\da-z]*$/i.exec(bare)?.[1]
  if (letter) return { error: `NIK berisi huruf ${letter}. Tulis angka saja.` }
  if (/^\d+$/.test(bare) && bare.length !== 16) return { error: `NIK ${bare.length} angka. Seharusnya 16.` }
  return { value: bare }
}

function day(text: string, reading?: ColumnReading, until?: Day): ReadCell {
  const read = readDate(text, reading === 'mdy' ? 'mdy' : 'dmy', until)
  return read ? { value: read } : { error: `Tulis tanggal, misalnya ${until ? '17/8/1985' : '31/12/2026'}.` }
}

const YES = /^(ya|y|yes|benar|true|1|x|v|✓|ada|aktif|pkp)$/i
const NO = /^(tidak|tdk|t|no|n|salah|false|0|bukan|non ?-?pkp|nonaktif)$/i

function flag(text: string): ReadCell {
  if (YES.test(text)) return { value: true }
  return NO.test(text) ? { value: false } : { error: 'Tulis ya atau tidak.' }
}

function chosen(text: string, { choices = {}, also = {} }: ImportColumn): ReadCell {
  const meant = text.trim().toLowerCase()
  const value = choiceIn(text, choices) ?? (Object.hasOwn(also, meant) ? also[meant] : undefined)
  return value === undefined ? { error: `Pilih salah satu: ${Object.values(choices).join(', ')}.` } : { value }
}

function tags(text: string, choices: ImportColumn['choices']): ReadCell {
  const words = text
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter(Boolean)
  if (!choices) return { value: words }
  const values = words.map((word) => choiceIn(word, choices))
  if (values.includes(undefined)) return { error: `Pilih dari: ${Object.values(choices).join(', ')}.` }
  return { value: [...new Set(values)] }
}

function choiceIn(text: string, choices: Readonly<Record<string, string>>): string | undefined {
  const wanted = plain(text)
  const all = Object.entries(choices)
  const exact = all.find(([value, word]) => plain(value) === wanted || plain(word) === wanted)
  if (exact) return exact[0]
  const begun = all.filter(([, word]) => wanted.length >= 3 && plain(word).startsWith(wanted))
  return begun.length === 1 ? begun[0]?.[0] : undefined
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}
