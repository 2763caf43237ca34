import { weekdayOf, type Day } from '#ground/day.ts'
import { readBlock } from '#kit/screen/grid/paste.ts'
import type { Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import type { Marked } from '../../words.ts'

/** The week that something is pasted into, and where the cursor is. */
export interface PastedInto {
  readonly names: readonly string[]
  readonly days: readonly { readonly day: string; readonly isRest: boolean }[]
  readonly spot: Spot
}

/** What a paper week says: marks by place, and what could not be read, each with its way out. */
export interface PastedWeek {
  readonly marks: readonly (Spot & { readonly mark: Marked })[]
  readonly doubts: readonly string[]
}

const none: Marked = { halfDays: 0, absence: null, overtime: 0, restHours: 0 }
const SUNDAY = 6
const WEEKDAYS = ['sen', 'sel', 'rab', 'kam', 'jum', 'sab', 'min']
const HEAD = /^(sen(in)?|sel(asa)?|rab(u)?|kam(is)?|jum('?at)?|sab(tu)?|min(ggu)?|mgg?|ahad)\b/i
const NO_HEAD = 'tidak jelas kolom mana hari apa, salin bersama baris judulnya (Sen, Sel, Rab …)'

/**
 * Reads a paper week as a spreadsheet copies it: by the names of the crew where it has them, else from the cursor on. Days
 * go by their head where there is one ('Sen' or the date); without it six columns are Monday to Saturday.
 */
export function readPaperWeek(text: string, { names, days, spot }: PastedInto): PastedWeek {
  const block = readBlock(text)
  const rowOf = new Map(names.map((name, at) => [plain(name), at]))
  const nameAt = Math.max(...block.map((cells) => cells.findIndex((cell) => rowOf.has(plain(cell)))))
  const heads = block.map((cells) => cells.map((cell) => headed(cell, days)))
  const head =
    heads.find((cells) => cells.filter((at) => at >= 0).length > 1) ??
    // A single day is headed by its name, over the names of people.
    heads.find((cells, line) => {
      const at = cells.findIndex((day) => day >= 0)
      const own = block[line] ?? []
      return nameAt >= 0 && at > nameAt && !rowOf.has(plain(own[nameAt] ?? '')) && /[a-z]{2}/i.test(own[at] ?? '')
    })
  const bare =
    head || nameAt < 0
      ? []
      : bareColumns(
          block.filter((cells) => rowOf.has(plain(cells[nameAt] ?? ''))),
          nameAt + 1,
        )
  if (nameAt >= 0 && !head && bare.length !== 6 && bare.length !== 7) return { marks: [], doubts: [NO_HEAD] }
  const usual = days.flatMap(({ day }, at) => (bare.length === 6 && weekdayOf(day as Day) === SUNDAY ? [] : [at]))
  const columnOf = (at: number) => {
    if (head) return head[at] ?? -1
    return nameAt < 0 ? spot.column + at : (usual[bare.indexOf(at)] ?? -1)
  }
  const marks: (Spot & { mark: Marked })[] = []
  const doubts: string[] = []
  let below = spot.row
  for (const [at, cells] of block.entries()) {
    if (head && heads[at] === head) continue
    const name = cells[nameAt] ?? ''
    const row = nameAt < 0 ? below++ : rowOf.get(plain(name))
    if (row === undefined || row >= names.length) {
      if (/[a-z]{2}/i.test(name) && !/^(nama|jumlah|total)/i.test(name)) doubts.push(`${name} tidak ada di proyek ini`)
      continue
    }
    for (const [cellAt, cell] of cells.entries()) {
      const column = columnOf(cellAt)
      const on = days[column]
      if (cellAt <= nameAt || !on || /^[-–]?$/.test(cell)) continue
      const mark = paperMark(cell, on.isRest)
      if (typeof mark === 'string') doubts.push(`${names[row]}, tanggal ${Number(on.day.slice(8))}: ${mark}`)
      else marks.push({ row, column, mark })
    }
  }
  return { marks, doubts }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

// Which day of the week a head names; −1 where it names none.
function headed(cell: string, days: PastedInto['days']): number {
  const said = HEAD.exec(cell)?.[0].toLowerCase()
  const word = said && /^(mg|ahad)/.test(said) ? SUNDAY : WEEKDAYS.indexOf(said?.slice(0, 3) ?? '')
  if (word >= 0) return days.findIndex(({ day }) => weekdayOf(day as Day) === word)
  const date = /^(\d{1,2})(?:$|[\s/-])/.exec(cell)?.[1]
  return date && Number(date) > 3 ? days.findIndex(({ day }) => Number(day.slice(8)) === Number(date)) : -1
}

// The columns of days where no head says which: a trade before them and a sum after them are none.
function bareColumns(rows: readonly (readonly string[])[], from: number): number[] {
  const wide = Math.max(...rows.map((cells) => cells.length))
  const isMarks = (at: number) =>
    rows.every((cells) => /^[-–]?$/.test(cells[at] ?? '') || typeof paperMark(cells[at] ?? '', false) !== 'string')
  return Array.from({ length: Math.max(0, wide - from) }, (_, at) => from + at).filter(isMarks)
}

/** Reads a cell of a paper week: '1', '½', '0,5', '1½', 'L2', '1 L2', 'S', 'I', 'A'; hours on a day of rest. Text says what is wrong with it. */
export function paperMark(cell: string, isRest: boolean): Marked | string {
  const said = cell.toLowerCase().replace(',', '.').replace(/\s+/g, '')
  if (/^(s|sakit)$/.test(said)) return { ...none, absence: 'sakit' }
  if (/^(i|izin|ijin)$/.test(said)) return { ...none, absence: 'izin' }
  if (/^(0|a|alpa|alpha)$/.test(said)) return none
  if (isRest) {
    const hours = Number(/^(\d+(?:\.5)?)j?(?:am)?$/.exec(said)?.[1])
    return hours >= 2 && hours <= 12
      ? { ...none, restHours: hours * 2 }
      : `"${cell}" di hari libur, tulis jamnya, misalnya 7`
  }
  if (said === 'h') return '"H" bisa hadir atau setengah, tulis 1 atau ½'
  const [, days = '', over] = /^(1½|11\/2|1\.5|½|1\/2|0\.5|\.5|1|v|✓)?(?:[l+](\d(?:\.5)?))?$/.exec(said) ?? []
  const hours = Number(over ?? 0)
  if ((days === '' && over === undefined) || hours > 8)
    return `"${cell}" tidak terbaca, tulis 1, ½, 1½, L2, S, I, atau 0`
  const halfDays = /^1½|11\/2|1\.5/.test(days) ? 3 : /½|\/2|\.5/.test(days) ? 1 : 2
  return { ...none, halfDays, overtime: hours * 2 }
}

/** Says what was pasted, and what was not. */
export function pastedWords({ marks, doubts }: PastedWeek): string {
  const most = 5
  const more = doubts.length > most ? `; dan ${doubts.length - most} lainnya` : ''
  const rest = doubts.length > 0 ? ` Tidak ditempel: ${doubts.slice(0, most).join('; ')}${more}.` : ''
  return `${marks.length} tanda ditempel.${rest}`
}
