import type { Case } from './case.ts'
import type { Measured, Ways } from './measure.ts'

/** CPU of the product against the bare handler: what we aim at. */
export const aims: Readonly<Record<Case['kind'], string>> = { read: '≤ 1,7×', create: '≤ 2,5×', pdf: '≤ 10 ms' }

/** One line of the table. */
export interface Row {
  readonly each: Case
  readonly clients: 1 | 16
  readonly ways: Ways
}

const heads = [
  'kasus',
  'klien',
  'p50',
  'p95',
  'req/s',
  'CPU app+db',
  'polos p50',
  'req/s',
  'CPU app+db',
  'rasio',
  'sasaran',
  'SQL p50',
  'CPU db',
  'galat',
]

/** Prints everything measured as one table: milliseconds, and CPU in milliseconds per request. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ each, clients, ways }) => {
    const [app, bare, sql] = [ways.app[clients], ways.bare[clients], ways.sql[clients]]
    return [
      each.name,
      String(clients),
      ms(app.p50),
      ms(app.p95),
      whole(app.perSecond),
      cpu(app),
      ms(bare.p50),
      whole(bare.perSecond),
      cpu(bare),
      each.kind === 'pdf' ? '–' : `${ratio(app, bare)}×`,
      each.aim ?? aims[each.kind],
      ms(sql.p50),
      ms(sql.dbCpu),
      String(app.errors + bare.errors + sql.errors),
    ]
  })
  const widths = heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('──'), ...cells.map(line)].join('\n')
}

/** Total CPU against total CPU. */
export function ratio(app: Measured, bare: Measured): string {
  return ms((app.appCpu + app.dbCpu) / Math.max(0.001, bare.appCpu + bare.dbCpu))
}

/** A number of milliseconds (or times) with as many decimals as it deserves. */
export function ms(value: number): string {
  return new Intl.NumberFormat('id-ID', {
    maximumFractionDigits: value < 10 ? 2 : 1,
    minimumFractionDigits: value < 10 ? 2 : 1,
  }).format(value)
}

function whole(value: number): string {
  return new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(value)
}

function cpu({ appCpu, dbCpu }: Measured): string {
  return `${ms(appCpu)}+${ms(dbCpu)}`
}
