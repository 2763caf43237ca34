import { readNumber } from '#kit/import/read-number.ts'
import type { PercentText } from '#kit/http/wire.ts'
import { normalUnit } from '../rab/judge.ts'
import type { AnalysisHead, Component } from './contract.ts'

/** An analysis as a sheet writes it: a title, heads, what a unit takes, and the share on top. */
export interface FoundAnalysis {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly overhead: PercentText
  readonly components: readonly Component[]
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

type Columns = Readonly<Record<'name' | 'unit' | 'coefficient' | 'price', number>>

const MOST_COMPONENTS = 100
const PARTS: readonly (readonly [keyof Columns, RegExp])[] = [
  ['name', /^(uraian|komponen|nama|jenis|item)\b/i],
  ['unit', /^(sat|satuan|unit)\.?$/i],
  ['coefficient', /^(koef|koefisien|kuantitas|perkiraan kuantitas|indeks)\b/i],
  ['price', /^(harga|hrg) ?(satuan|dasar|sat)?\b/i],
]

/** What a row under the heads of an analysis opens: the things of one head. */
const SECTIONS: readonly (readonly [AnalysisHead, RegExp])[] = [
  ['upah', /\b(tenaga|upah|pekerja)\b/i],
  ['material', /\b(bahan|material)\b/i],
  ['alat', /\b(peralatan|alat)\b/i],
]
const OVERHEAD = /(overhead|biaya umum|keuntungan|profit)/i
const SUM = /^(jumlah|sub ?total|total|harga satuan pekerjaan)\b/i

/**
 * Reads the unit-price analyses (AHSP) of a sheet: each has a title with its code ('A.2 · 1 m2 pasangan bata') above
 * heads that name a coefficient. What has no components, or a title without a unit, is passed over.
 */
export function readAnalyses(rows: readonly Row[]): FoundAnalysis[] {
  const found: FoundAnalysis[] = []
  for (const [at, row] of rows.entries()) {
    const columns = headsIn(row.cells)
    const title = columns && titleAbove(rows, at)
    if (!columns || !title) continue
    const taken = componentsBelow(rows.slice(at + 1), columns)
    if (taken.components.length > 0 && taken.components.length <= MOST_COMPONENTS) found.push({ ...title, ...taken })
  }
  // A code stands for one analysis: the first that bears it.
  return found.filter((one, at) => found.findIndex(({ code }) => sameCode(code, one.code)) === at)
}

const sameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function headsIn(cells: readonly string[]): Columns | undefined {
  const places = PARTS.map(([key, pattern]) => [key, cells.findIndex((cell) => pattern.test(cell.trim()))] as const)
  return places.some(([, at]) => at < 0) ? undefined : (Object.fromEntries(places) as unknown as Columns)
}

// The last row with words above the heads.
function titleAbove(rows: readonly Row[], at: number): Pick<FoundAnalysis, 'code' | 'name' | 'unit'> | undefined {
  const texts = (rows[at - 1]?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '')
  const [first = '', ...rest] = texts.length > 1 ? texts : splitTitle(texts[0] ?? '')
  const words = rest.join(' ').replace(/^[:\s]+/, '')
  const unit = /(?:^|\s)1\s?(m[123]?['’²³]?|kg|ls|bh|buah|unit|titik|ttk|btg|batang|lbr|set|oh)(?=\s|$)/i.exec(words)
  if (!unit || first === '' || first.length > 40) return undefined
  const name = words.replace(unit[0], ' ').replace(/\s+/g, ' ').trim()
  if (name === '') return undefined
  return { code: first, name: name.charAt(0).toUpperCase() + name.slice(1), unit: normalUnit(unit[1] ?? '') }
}

// 'A.4.4.1 Pemasangan 1 m2 dinding' in one cell: a code has a digit and no space.
function splitTitle(text: string): string[] {
  const parts = /^(\S*\d\S*)\s+(.+)$/.exec(text)
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : []
}

function componentsBelow(rows: readonly Row[], columns: Columns): Pick<FoundAnalysis, 'overhead' | 'components'> {
  const components: Component[] = []
  let overhead = '0'
  let section: AnalysisHead | undefined
  for (const { cells } of rows) {
    if (headsIn(cells)) break
    const text = cells.map((cell) => cell.trim()).join(' ')
    const [name, unit] = [cells[columns.name]?.trim() ?? '', cells[columns.unit]?.trim() ?? '']
    const share = OVERHEAD.exec(text) && /(\d+(?:[.,]\d+)?)\s*%/.exec(text)
    const [coefficient, price] = [readNumber(cells[columns.coefficient] ?? ''), readNumber(cells[columns.price] ?? '')]
    if (share) overhead = readNumber(share[1] ?? '') ?? '0'
    else if (coefficient !== undefined && price !== undefined && name !== '' && unit !== '' && !SUM.test(name)) {
      const part = { name: name.slice(0, 200), unit: normalUnit(unit).slice(0, 20) }
      components.push({ head: section ?? headOf(part), ...part, coefficient: sixth(coefficient), price })
    } else section = SECTIONS.find(([, pattern]) => !SUM.test(name) && pattern.test(text))?.[0] ?? section
    if (/^harga satuan pekerjaan\b/i.test(name)) break
  }
  return { overhead, components: components.filter(({ coefficient }) => /[1-9]/.test(coefficient)) }
}

// Without sections the unit says it: days of people are wages, hours and days of a thing are equipment.
function headOf({ name, unit }: { readonly name: string; readonly unit: string }): AnalysisHead {
  if (/^(oh|oj|org\/?hari|orang hari)$/i.test(unit)) return 'upah'
  return /^(jam|hari|sewa.*)$/i.test(unit) || /\b(molen|mixer|vibrator|sewa|crane|excavator)\b/i.test(name)
    ? 'alat'
    : 'material'
}

// Coefficients are kept with six decimals.
const sixth = (text: string) => text.replace(/^(-?\d+\.\d{6})\d+$/, '$1')
