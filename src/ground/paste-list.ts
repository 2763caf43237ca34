import { breathsOf, readRow, type PastedRow } from './paste-row.ts'
import { tableRows } from './paste-table.ts'
import { ONE, UNITS } from './paste-units.ts'
import { readSpoken, SPOKEN } from './spoken-number.ts'

/** More rows than this are not read. */
export const MOST_PASTED = 500

// What one row says is never longer; the rest is chatter.
const LONGEST = 500

const BULLET = /^\s*(?:[-–—•*·▪►✓✔☐☑○●+]+\s*|\(?\d{1,3}[.)](?:\s+|(?=\p{L}))|\(?[a-z][.)]\s+|\[\s*[xX✓]?\s*\]\s*)+/u
const DAY = String.raw`\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?`
const HOUR = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s*[ap]m)?`
const CHAT = new RegExp(
  String.raw`^\s*\[?(?:${DAY},?\s+${HOUR}|${HOUR},?\s+${DAY})\s*\]?\s*(?:-\s*)?[^:\n]{1,40}:\s*`,
  'iu',
)
// Marks that a phone sets and nobody sees, then pictures; a digit in a box is a list's number.
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const BOXED = /\d\ufe0f?\u20e3\s*/g
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f]/gu
const BOLD = /[_~]+|(?<!\d ?)\*+|\*+(?! ?\d)/g
const SAID = new RegExp(
  String.raw`(?<![\p{L}\d])((?:(?:${SPOKEN})\s+){0,7}(?:${SPOKEN}))(?=\s+(?:${UNITS})(?![\p{L}\d]))`,
  'giu',
)
const SAID_AGAIN = new RegExp(String.raw`\((?:\s*(?:${SPOKEN})){1,8}\s*\)`, 'giu')
const GREETING =
  /^(?:assalamu'?alaikum|salam|wr|wb|selamat|met|pagi|siang|sore|malam|halo|hai|p|pak|bapak|bu|ibu|bos|boss|mas|mbak|bang|ya|terima|kasih|makasih|trims|thanks|thx|tolong|tlg|minta|mohon|pesan|pesen|order|beli|belikan|dikirim|kirim|utk|untuk|buat|dong|nanti|hari|besok|segera|list|daftar|berikut|ini|barang|belanjaan|kebutuhan|material)$/iu

const SUM_LINE =
  /^(?:grand\s+|sub\s*)?(?:total|jumlah|jml)(?:\s+(?:semua|semuanya|harga|belanja|bayar|akhir))?\s*[:=]?(?:\s*\d[\d.,]*\s*(?:rb|ribu|jt|juta|item|macam|jenis|baris))?$/iu

/**
 * Reads a list as people send it: by WhatsApp with bullets, in one line with commas, or copied out of Excel.
 *
 *   readPastedList('semen 50 sak, pasir 2 rit @350rb')
 *   // [{ text: 'semen', qty: '50', unit: 'sak' }, { text: 'pasir', qty: '2', unit: 'rit', price: '350000' }]
 */
export function readPastedList(pasted: string): PastedRow[] {
  const lines = pasted.slice(0, 100_000).split(/\r\n|\r|\n/)
  const isTable = lines.some((line) => line.trim().includes('\t'))
  const rows = isTable
    ? tableRows(lines, (cell) => digitsOf(plain(cell)))
    : withoutNumbers(lines.map((line) => plain(line).replace(CHAT, '')))
        .flatMap(piecesOf)
        .map((piece) => readRow(digitsOf(piece.slice(0, LONGEST).replace(BULLET, '')), piece))
  return rows.filter((row) => /\p{L}/u.test(row.text) && !isGreeting(row) && !isSum(row)).slice(0, MOST_PASTED)
}

function plain(line: string): string {
  return line
    .replace(UNSEEN, '')

    .replace(BOXED, '')
    .replace(PICTURES, ' ')
    .replace(BOLD, '')
    .replace(/\s+/g, ' ')
}

// '1 semen 50 sak' then '2 pasir 3 rit': what counts up line by line numbers the list.
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const isNumbered =
    filled.length > 1 && filled.every((line, at) => new RegExp(`^\\s*${at + 1}\\s+\\p{L}`, 'u').test(line))
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+\s+/, '')) : lines
}

// A comma between digits is a decimal sign; any other ends a row.
function piecesOf(line: string): string[] {
  return line
    .split(/;|,(?!\d|-)|(?<!\d),(?!-)/)
    .flatMap((piece) => {
      const breaths = breathsOf(digitsOf(piece))
      return breaths.length > 1 ? breaths : [piece]
    })
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

// 'dua puluh lima sak' is 25 sak, 'selusin' one dozen; 'semen tiga roda' stays a name: no unit follows.
function digitsOf(piece: string): string {
  return (/\d/.test(piece) ? piece.replace(SAID_AGAIN, ' ') : piece)
    .replace(ONE, '1 $1')
    .replace(SAID, (said) => readSpoken(said) ?? said)
}

// 'Total 650.000', 'total 3 item' under a list is no thing to buy.
function isSum({ text, unit }: PastedRow): boolean {
  return unit === undefined && SUM_LINE.test(text)
}

// 'Pak tolong belikan:' and 'Untuk lantai 2:' stand over what is asked for.
function isGreeting({ text, qty, price, source }: PastedRow): boolean {
  if (qty !== undefined || price !== undefined) return false
  return /:\s*$/.test(source) || text.split(/[\s.,:!?]+/).every((word) => word === '' || GREETING.test(word))
}
