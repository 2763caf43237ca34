import { readAmount } from './amount-input.ts'
import { unscaled } from './decimal.ts'
import { CONTAINERS, UNITS } from './paste-units.ts'

/** One row of a pasted list, as it was understood; a person confirms it. */
export interface PastedRow {
  /** The words that name the thing. */
  readonly text: string
  /** Plain decimal text; absent when nothing said how many. */
  readonly qty?: string
  readonly unit?: string
  /** Per unit, plain decimal text in rupiah. */
  readonly price?: string
  /** The row as it was pasted. */
  readonly source: string
}

const NUMBER = String.raw`\d{1,3}\s*[½¼¾]|\d{1,3}\s+[1-7]\s*\/\s*[2-8]|\d+\s*\/\s*\d+|\d[\d.,]*(?:\s*(?:rb|ribu)\b)?|½|¼|¾`
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d.,/])(${NUMBER})\s*(${UNITS})(?![\p{L}\d])\.?`, 'giu')
const BARE = new RegExp(String.raw`^(${NUMBER})\s*(?:[x×]\s*)?\s(?=\p{L})`, 'u')
const AT_END = new RegExp(String.raw`(?:\s|[x×:=(]\s*)(${NUMBER})\s*[x×)]?\s*$`, 'u')
const ONE_COUNT = new RegExp(String.raw`^(${NUMBER})\s*(${UNITS})\.?$`, 'iu')
const PRICE =
  /(?:@|\b(?:harga|hrg|rp)\b\.?)\s*:?\s*(?:rp\.?)?\s*([\d][\d.,]*)\s*(rb|ribu|rebu|k|jt|juta)?(?:\s*,-)?(?:\s*(?:\/|per)\s*[\p{L}\d³²]+)?/iu
const SUM = /\s*(?:=|\b(?:total|jumlah|jml)\b)\s*:?\s*(?:rp\.?)?\s*\d[\d.,]*\s*(?:rb|ribu|jt|juta)?(?:\s*,-)?\s*$/iu
// After a count a sum that ends the row is its price: 'semen 50 sak 62.500', 'semen 50 sak x 65rb'.
const PRICE_AFTER =
  /^\s*(?:[x×/]|à|a\s)?\s*(\d{1,3}(?:\.\d{3})+|\d{4,}|\d[\d.,]*\s*(?:rb|ribu|jt|juta))(?:\s*,-)?\s*$/iu
const A_UNIT = new RegExp(String.raw`^(?:${UNITS})(?![\p{L}\d])`, 'iu')
const BEFORE_COUNT = new RegExp(String.raw`\s+(?:dan|sama|[+&])\s+(?=(?:${NUMBER})\s*(?:${UNITS})(?![\p{L}\d]))`, 'iu')
const RUNS_ON = /^\s+(?!(?:isi|per|merk|merek|uk|ukuran|atau)\b)\p{L}{2,}/iu
const AND = /^\s*(?:(?:[+&]|dan\s|sama\s)\s*(?=[\p{L}\d])|[/.]\s+(?=\p{L}))/iu

/** Reads one row: what, how many, at what price. */
export function readRow(line: string, source: string): PastedRow {
  const priced = PRICE.exec(line)
  const price = priced ? amountOf(`${priced[1] ?? ''}${(priced[2] ?? '').replace(/rebu/i, 'ribu')}`) : undefined
  const asked = priced && price !== undefined ? cut(line.replace(SUM, ''), priced) : line
  const counted = countOf(asked)
  if (!counted) return rowOf(tidy(asked), source, { qty: undefined, unit: undefined, price })
  const end = counted.index + counted[0].length
  const rest = counted[2] ? asked.slice(end).replace(SUM, '') : asked.slice(end)
  const after = price === undefined && counted[2] ? PRICE_AFTER.exec(rest) : null
  return rowOf(tidy(`${asked.slice(0, counted.index)} ${after ? '' : rest}`), source, {
    qty: decimalOf(counted[1] ?? ''),
    unit: counted[2]?.toLowerCase(),
    price: after ? amountOf(after[1] ?? '') : price,
  })
}

/** Several things in one breath: 'semen 20 sak dan pasir 2 rit', '20 sak semen 2 rit pasir'. */
export function breathsOf(line: string): string[] {
  return line.split(BEFORE_COUNT).flatMap((piece) => {
    const counts = [...piece.matchAll(COUNTED)]
    return /^\s*\d/.test(piece) && counts[0]?.index === piece.search(/\d/)
      ? namesLast(piece, counts)
      : namesFirst(piece, counts)
  })
}

function namesLast(piece: string, counts: readonly RegExpExecArray[]): string[] {
  const starts = counts.slice(1).filter((count) => {
    const after = piece.slice(count.index + count[0].length)
    return CONTAINERS.test(count[2] ?? '') && /^\s+\p{L}{2,}/u.test(after)
  })
  const cuts = [0, ...starts.map((count) => count.index)]
  return cuts.map((from, at) => piece.slice(from, cuts[at + 1]))
}

function namesFirst(piece: string, counts: readonly RegExpExecArray[]): string[] {
  const pieces: string[] = []
  let from = 0
  for (const [at, count] of counts.entries()) {
    const end = count.index + count[0].replace(/\.$/, '').length
    const rest = piece.slice(end)
    const joint = AND.exec(rest)
    const goesOn = joint
      ? !A_UNIT.test(rest.slice(joint[0].length)) && /\d/.test(rest)
      : counts[at + 1] !== undefined && CONTAINERS.test(count[2] ?? '') && RUNS_ON.test(rest)
    if (!goesOn) continue
    pieces.push(piece.slice(from, end))
    from = end + (joint?.[0].length ?? 0)
  }
  return [...pieces, piece.slice(from)]
}

// '50 sak semen 40 kg' begins with its count; elsewhere the last one is meant: 'besi 12 m 10 btg'.
function countOf(text: string): RegExpExecArray | undefined {
  const counted = [...text.matchAll(COUNTED)]
  const first = counted[0]
  if (first?.index === 0) return first
  const last = counted.at(-1)
  if (last) return last
  return BARE.exec(text) ?? AT_END.exec(text) ?? undefined
}

interface Read {
  readonly qty: string | undefined
  readonly unit: string | undefined
  readonly price: string | undefined
}

/** A row of what was read, none of it longer than it may be. */
export function rowOf(text: string, source: string, { qty, unit, price }: Read): PastedRow {
  return {
    text: text.slice(0, 200),
    ...(qty !== undefined && { qty }),
    ...(unit !== undefined && { unit: unit.slice(0, 20) }),
    ...(price !== undefined && { price }),
    source: source.slice(0, 500),
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** A cell that holds a count, with or without its unit. */
export function countIn(cell: string): { readonly qty: string | undefined; readonly unit: string | undefined } {
  const counted = ONE_COUNT.exec(cell.trim())
  return { qty: decimalOf(counted?.[1] ?? cell), unit: counted?.[2]?.toLowerCase() }
}

/** A count as plain decimal text above zero: '1.000' and '1rb' are a thousand, '2,5', '2.5' and '2 1/2' two and a half. */
export function decimalOf(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/[½¼¾]/, (part) => ` ${FRACTIONS[part] ?? ''}`)
    .trim()
  const thousands = /^(.*?)\s*(?:rb|ribu)$/i.exec(text)
  if (thousands) return decimalOf(readAmount(text)?.replace('.', ',') ?? '')
  const divided = /^(?:(\d{1,3})\s+)?(\d{1,9})\s*\/\s*(\d{1,9})$/.exec(text)
  if (divided) return fractionOf(BigInt(divided[1] ?? '0'), BigInt(divided[2] ?? '0'), BigInt(divided[3] ?? '0'))
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,4})?$/.test(text)
  const plain = (isGrouped ? text.replace(/\./g, '') : text).replace(',', '.').replace(/[.,]+$/, '')
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return undefined
  const tidied = plain
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return tidied === '0' ? undefined : tidied
}

function fractionOf(whole: bigint, num: bigint, den: bigint): string | undefined {
  if (den === 0n || num === 0n) return undefined
  const scaled = whole * 10_000n + (num * 10_000n) / den
  return scaled === 0n ? undefined : unscaled(scaled, 4)
}

/** A price as plain decimal text. */
export function amountOf(typed: string): string | undefined {
  const amount = readAmount(typed.replace(/[.,]+$/, ''))
  if (amount === undefined || !/^\d{1,13}(\.\d{1,2})?$/.test(amount)) return undefined
  return amount
}

function cut(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
}

const ASKED_BEFORE =
  /^(?:(?:pak|bu|bos|boss|mas|mbak|tolong|tlg|minta|mohon|butuh|perlu|pesan|pesen|order|beli|belikan|carikan|siapkan|kirimkan|kirim|dikirim|diantar)\b[\s,:]*)+/iu
const ASKED_AFTER =
  /(?:\s+(?:ya+|yah|dong|pak|bu|bos|mas|bang|tolong|tlg|makasih|trims|besok|pagi|siang|sore|segera|urgent))+\s*$/iu

/** The words that name the thing, without what is said around them. */
export function tidy(text: string): string {
  const words = text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:=\-–.,@?!…;+&/]+$/, '')
    .replace(/^[\s:=\-–.,x×@+&]+(?=\s|\p{L})/u, '')
    .replace(/\s[x×]$/u, '')
    .trim()
  const thing = words.replace(ASKED_AFTER, '').replace(ASKED_BEFORE, '').trim()
  return /\p{L}/u.test(thing) ? thing : words
}
