import { onPaper } from '#kit/paper/frame.ts'
import { INK, SOFT } from '#kit/paper/look.ts'
import type { Piece } from '#kit/paper/paper.ts'
import { twoPlaces } from '../schedule/rules.ts'
import type { ProjectSchedule, ScheduledLine, WeekOfCurve } from '../schedule/contract.ts'

/** The room of a drawing on its page, in points. */
export interface DrawingRoom {
  readonly width: number
  readonly height: number
}

type Vector = { readonly type: string } & Readonly<Record<string, unknown>>
const [PLAN, BUILT, DONE, FAINT, LATE] = ['#8792A5', '#1D4ED8', '#15803D', '#D5DAE3', '#B91C1C'] as const
/** The columns before the weeks: number, name, weight. */
const LEFT = { code: 44, name: 216, weight: 44 } as const
const START = LEFT.code + LEFT.name + LEFT.weight
/** Rows above and below the bars. */
const HEAD = 26
const ROW = 11
const TOLD = [
  ['Rencana minggu ini', (row: WeekOfCurve) => row.planWeek],
  ['Rencana kumulatif', (row: WeekOfCurve) => row.plan],
  ['Realisasi kumulatif', (row: WeekOfCurve) => row.actual],
  ['Deviasi', (row: WeekOfCurve) => row.deviation],
] as const

/**
 * Draws work items as bars over the weeks, the S-curve over them, and the figures of each week below: vectors and words
 * at fixed places, so that bars, curve and table share their columns. A picture needs no exact decimals.
 */
export function scheduleDrawing(
  { weeks, baseline }: ProjectSchedule,
  lines: readonly ScheduledLine[],
  { width, height }: DrawingRoom,
): Piece[] {
  const wide = Math.min(72, (width - START) / Math.max(1, weeks.length))
  const end = START + wide * weeks.length
  const foot = height - TOLD.length * ROW
  const line = Math.min(15, (foot - HEAD) / Math.max(1, lines.length))
  const bottom = HEAD + line * lines.length
  const size = Math.min(8, line * 0.8)
  const x = (week: number) => START + (week - 1) * wide
  // With few lines the curve keeps the height of what would be bars: it is the drawing.
  const low = Math.max(bottom, foot - 2)
  const y = (share: string) => low - (Number(share) / 100) * (low - HEAD - 4)
  const told = weeks.flatMap(({ actual }) => (actual === null ? [] : [actual]))
  const last = weeks[told.length - 1]
  const every = Math.max(1, Math.ceil(23 / wide))
  const isSaid = ({ week }: WeekOfCurve) => week % every === 0
  const vectors = [
    ...lines.slice(1).map((_, at) => rule(0, HEAD + (at + 1) * line, end, 0.25, FAINT)),
    ...weeks.map(({ week }) => upright(x(week), HEAD - 12, height, 0.25, FAINT)),
    ...lines.flatMap((one, at) => bars(one, { top: HEAD + at * line, high: line, x, wide })),
    ...changes(weeks).map((week) => ({ ...upright(x(week), HEAD, low, 0.75, '#7C3AED'), dash: { length: 3 } })),
    ...(baseline.length > 0 ? [curve(baseline, x, y, { lineColor: PLAN, lineWidth: 0.75 })] : []),
    curve(
      weeks.map(({ plan }) => plan),
      x,
      y,
      { lineColor: INK, lineWidth: 1.25, dash: { length: 4 } },
    ),
    curve(told, x, y, { lineColor: BUILT, lineWidth: 2 }),
    ...(last?.actual && last.status !== 'sesuai'
      ? [upright(x(last.week + 1), y(last.plan), y(last.actual), 1.5, LATE)]
      : []),
    ...[0, HEAD, low, height].map((at) => rule(0, at, end, 0.75)),
    ...TOLD.slice(1).map((_, at) => rule(0, low + (at + 1) * ((height - low) / TOLD.length), end, 0.25)),
  ]
  const row = (height - low) / TOLD.length
  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: end, h: height, lineWidth: 0, color: '#FFFFFF' }, ...vectors] } as Piece,
    ...words(
      [
        [0, 8, 'No.', LEFT.code],
        [LEFT.code, 8, 'Pekerjaan', LEFT.name],
        [LEFT.code + LEFT.name, 8, 'Bobot %', LEFT.weight - 6, 'right'],
      ],
      { height, size: 7.5, bold: true },
    ),
    ...lines.flatMap((one, at) => {
      const top = HEAD + at * line + (line - size * 1.2) / 2
      return words(
        [
          [0, top, one.code, LEFT.code],
          [LEFT.code, top, cut(one.name, LEFT.name / (size * 0.5)), LEFT.name],
          [LEFT.code + LEFT.name, top, twoPlaces(one.weight), LEFT.weight - 6, 'right'],
        ],
        { height, size },
      )
    }),
    ...weeks.filter(isSaid).flatMap((week) => {
      const from = x(week.week) - (wide * (every - 1)) / 2
      const room = wide * every
      return [
        ...words(
          [
            [from, 3, String(week.week), room, 'center'],
            [from, 14, onPaper(week.to, 'dense').replace(/ \d{4}$/, ''), room, 'center'],
          ],
          { height, size: Math.min(7, Math.max(5, room / 6)) },
        ),
        ...TOLD.flatMap(([, of], at) => {
          const value = of(week)
          const late = at === 3 && value !== null && value.startsWith('-') ? { color: LATE } : {}
          return value === null
            ? []
            : words([[from, low + at * row + (row - 7) / 2, twoPlaces(value), room, 'center']], {
                ...{ height, size: Math.min(6.5, room / 4.4), ...late },
              })
        }),
      ]
    }),
    ...TOLD.flatMap(([name], at) =>
      words([[LEFT.code, low + at * row + (row - 8) / 2, `${name} (%)`, LEFT.name]], { height, size: 7 }),
    ),
  ]
}

interface Row {
  readonly top: number
  readonly high: number
  readonly wide: number
  readonly x: (week: number) => number
}

// Planned, built of it, and what the first version said as a thin line under it.
function bars({ plan, baseline, done }: ScheduledLine, { top, high, wide, x }: Row): Vector[] {
  if (!plan) return []
  const w = (plan.lastWeek - plan.firstWeek + 1) * wide - 2
  const bar = { type: 'rect', x: x(plan.firstWeek) + 1, y: top + high * 0.25, h: high * 0.5, lineWidth: 0 }
  const built = (w * Math.min(100, Number(done))) / 100
  return [
    { ...bar, w, color: FAINT },
    ...(built > 0 ? [{ ...bar, w: built, color: built === w ? DONE : BUILT, fillOpacity: 0.6 }] : []),
    ...(baseline
      ? [rule(x(baseline.firstWeek) + 1, top + high * 0.86, x(baseline.lastWeek + 1) - 1, high * 0.1, PLAN)]
      : []),
  ]
}

function curve(
  values: readonly string[],
  x: (week: number) => number,
  y: (share: string) => number,
  look: Readonly<Record<string, unknown>>,
): Vector {
  const points = ['0', ...values].map((share, at) => ({ x: x(at + 1), y: y(share) }))
  return { type: 'polyline', points, ...look }
}

const rule = (x1: number, y: number, x2: number, lineWidth: number, lineColor: string = SOFT): Vector => ({
  ...{ type: 'line', x1, y1: y, x2, y2: y, lineWidth, lineColor },
})

// oxlint-disable-next-line max-params
const upright = (x: number, y1: number, y2: number, lineWidth: number, lineColor: string): Vector => ({
  ...{ type: 'line', x1: x, y1, x2: x, y2, lineWidth, lineColor },
})

/** Where from the left, how deep, what, in which room. */
type Word = readonly [number, number, string, number, ('left' | 'right' | 'center')?]

interface Look {
  readonly height: number
  readonly size: number
  readonly bold?: boolean
  readonly color?: string
}

// Words take no room of their own: they stand over the drawing that stands before them.
function words(all: readonly Word[], look: Look): Piece[] {
  const { height, size, ...style } = look
  return all.map(([left, top, text, room, alignment = 'left']) => ({
    relativePosition: { x: left, y: top - height },
    columns: [{ text, width: room, fontSize: size, alignment, noWrap: true, fontFeatures: ['tnum'], ...style }],
  })) as Piece[]
}

const changes = (weeks: readonly WeekOfCurve[]) =>
  weeks
    .filter((row, at) => {
      const before = weeks[at - 1]
      return before && (before.billRevision !== row.billRevision || before.planRevision !== row.planRevision)
    })
    .map(({ week }) => week)

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, Math.max(1, Math.floor(most) - 1)).trimEnd()}…`
}
