import { addDays, type Day } from '#ground/day.ts'
import { readDate, readMoment, readTime, writesMonthFirst } from './moments.ts'

/** A row of a file with the line it stands in. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** One finger on a machine: whose number, and when by the clock of the company, '2026-10-05T07:47:38'. */
export interface RawScan {
  readonly machineId: string
  /** As the machine knows them; nobody is found by it. */
  readonly name: string
  readonly at: string
}

/** What a machine's file holds. */
export interface ScanFile {
  readonly layout: 'log' | 'attlog' | 'report'
  readonly scans: readonly RawScan[]
  /** Lines below the heads that hold no scan. */
  readonly unread: readonly { readonly line: number; readonly text: string }[]
}

const ID = /^(ac ?no|no ?id|id|pin|user ?id|no ?akun|id karyawan|no ?pegawai|enroll ?id)$/
const NAME = /^(name|nama|nama karyawan)$/
const TIME = /^(time|waktu|date ?time|tanggal ?waktu|tgl ?waktu|jam)$/
const DATE = /^(date|tanggal|tgl)$/
const IN = /^(scan )?(masuk|in|check ?in|scan 1)$/
const OUT = /^(scan )?(pulang|keluar|out|check ?out|scan 2)$/
/** Lines above the heads: titles, the period. */
const LOOKED_AT = 15

interface Heads {
  readonly id: number
  readonly name: number
  readonly time: number
  readonly date: number
  readonly in: number
  readonly out: number
}

/**
 * Reads the file of a fingerprint machine, whichever of three layouts it has: a log with heads, the bare `attlog` of the
 * machine, or a report with a row for each person and day. What the machine says of coming and going is left alone: it
 * only alternates. Undefined for a file that is none of these.
 */
export function readScanFile(rows: readonly SheetRow[]): ScanFile | undefined {
  const found = headsOf(rows)
  if (found) {
    const { heads, below } = found
    return heads.time >= 0 ? logOf(below, heads) : reportOf(below, heads)
  }
  const attlog = rows.map((row) => ({ row, scan: bareScan(row) }))
  if (!attlog.slice(0, LOOKED_AT).some(({ scan }) => scan)) return undefined
  return {
    layout: 'attlog',
    scans: attlog.flatMap(({ scan }) => scan ?? []),
    unread: attlog.flatMap(({ row, scan }) => (scan ? [] : unreadRow(row))),
  }
}

// The heads stand in one row, or in two with the upper one over several: 'Scan' over 'Masuk' and 'Pulang'.
function headsOf(rows: readonly SheetRow[]): { heads: Heads; below: readonly SheetRow[] } | undefined {
  for (const [at, row] of rows.slice(0, LOOKED_AT).entries()) {
    const under = rows[at + 1]?.cells ?? []
    const one = headIn(row.cells.map(plain))
    if (one) return { heads: one, below: rows.slice(at + 1) }
    const two = headIn(
      row.cells.map((cell, column) =>
        cell === under[column] ? plain(cell) : `${plain(cell)} ${plain(under[column] ?? '')}`.trim(),
      ),
    )
    if (two) return { heads: two, below: rows.slice(at + 2) }
  }
  return undefined
}

function headIn(titles: readonly string[]): Heads | undefined {
  const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title))
  const heads = { id: at(ID), name: at(NAME), time: at(TIME), date: at(DATE), in: at(IN), out: at(OUT) }
  const isReport = heads.date >= 0 && heads.in >= 0 && heads.out >= 0
  return heads.id >= 0 && (heads.time >= 0 || isReport) ? { ...heads, time: isReport ? -1 : heads.time } : undefined
}

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function logOf(rows: readonly SheetRow[], heads: Heads): ScanFile {
  const isMonthFirst = writesMonthFirst(rows.map(({ cells }) => cells[heads.date >= 0 ? heads.date : heads.time] ?? ''))
  const read = rows.map((row) => {
    const { cells } = row
    const machineId = idIn(cells[heads.id])
    const time = heads.date >= 0 ? `${cells[heads.date]} ${cells[heads.time]}` : (cells[heads.time] ?? '')
    const at = readMoment(time, isMonthFirst)
    return { row, scan: machineId && at ? { machineId, name: cells[heads.name] ?? '', at } : undefined }
  })
  return {
    layout: 'log',
    scans: read.flatMap(({ scan }) => scan ?? []),
    unread: read.flatMap(({ row, scan }) => (scan ? [] : unreadRow(row))),
  }
}

function reportOf(rows: readonly SheetRow[], heads: Heads): ScanFile {
  const isMonthFirst = writesMonthFirst(rows.map(({ cells }) => cells[heads.date] ?? ''))
  const scans: RawScan[] = []
  const unread: ScanFile['unread'][number][] = []
  for (const row of rows) {
    const machineId = idIn(row.cells[heads.id])
    const on = readDate(row.cells[heads.date] ?? '', isMonthFirst)
    const [came, went] = [readTime(row.cells[heads.in] ?? ''), readTime(row.cells[heads.out] ?? '')]
    if (!machineId || !on) unread.push(...unreadRow(row))
    else scans.push(...scansOfDay({ machineId, name: row.cells[heads.name] ?? '' }, on, [came, went]))
  }
  return { layout: 'report', scans, unread }
}

// Whoever goes at an earlier hour than they came went the next day.
function scansOfDay(
  who: Omit<RawScan, 'at'>,
  on: Day,
  [came, went]: readonly [string | undefined, string | undefined],
): RawScan[] {
  const next = came && went && went < came ? addDays(on, 1) : on
  return [came && `${on}T${came}`, went && `${next}T${went}`].flatMap((at) => (at ? [{ ...who, at }] : []))
}

function bareScan({ cells }: SheetRow): RawScan | undefined {
  const machineId = idIn(cells[0])
  const at = readMoment(cells[1] ?? '', false)
  return machineId && at ? { machineId, name: '', at } : undefined
}

// '017' and '17' are two numbers on no machine.
function idIn(text: string | undefined): string | undefined {
  const id = text?.trim().replace(/^0+(?=\d)/, '')
  return id && /^[0-9A-Za-z-]{1,20}$/.test(id) ? id : undefined
}

const unreadRow = ({ line, cells }: SheetRow) =>
  cells.some((cell) => cell !== '') ? [{ line, text: cells.filter(Boolean).join(' · ').slice(0, 120) }] : []
