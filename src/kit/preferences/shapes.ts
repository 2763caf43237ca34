import * as z from 'zod/mini'

const zWord = z.string().check(z.regex(/^[\w.:/-]{1,60}$/))
const zDensity = z.enum(['nyaman', 'normal', 'padat'])

/** How everything looks, on every device of the person; the theme belongs to the device. */
const zLook = z.strictObject({
  density: zDensity,
  /** Percent. */
  textSize: z.literal([100, 112, 125]),
  /** Rows of a list page. */
  pageSize: z.literal([25, 50, 100]),
})

const zList = z.strictObject({
  density: z.optional(zDensity),
  /** Columns switched on or off by hand, by id. */
  columns: z.record(zWord, z.boolean()).check(z.refine(hasAtMost(80))),
})

const zView = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** The company it was saved in: its filters name customers and goods of that company. */
  companyId: z.uuid(),
  search: z.record(zWord, z.string().check(z.maxLength(500))).check(z.refine(hasAtMost(40))),
})

const known = {
  look: zLook,
  /** Where one begins after signing in: an address of the menu. */
  'start-page': z.string().check(z.regex(/^\/[a-z-]{1,40}\/?$/)),
  /** Whether single letters do something, and which do what they did not (WCAG 2.1.4). */
  keys: z.strictObject({
    single: z.boolean(),
    /** By the letter it was: `{ n: 't' }`. */
    letters: z.optional(
      z.record(z.string().check(z.regex(/^[/fnjkxeg?]$/)), z.string().check(z.regex(/^[^\s\dA-Z]$/u))),
    ),
  }),
  /** The period of the dashboard's figures. */
  'dashboard-period': z.strictObject({
    period: z.enum(['bulan-ini', 'bulan-lalu', 'tahun-ini', 'rentang']),
    from: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    to: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  }),
  /** Put away by hand everywhere, or in the companies that have it behind them. */
  'setup-checklist': z.strictObject({
    isHidden: z.boolean(),
    done: z.optional(z.array(z.uuid()).check(z.maxLength(50))),
    begun: z.optional(z.uuid()),
  }),
  /** The project whose workers somebody looked at last, by company; the latest choice stands last. */
  'site-project': z.record(z.uuid(), z.uuid()).check(z.refine(hasAtMost(50))),
  /** By kind of notice: whether the bell tells it, and whether a mail does. */
  notices: z.record(zWord, z.strictObject({ bell: z.boolean(), mail: z.boolean() })).check(z.refine(hasAtMost(60))),
} as const

const families = {
  /** Columns and density of the list at an address. */
  list: zList,
  /** Saved views of the list at an address. */
  views: z.array(zView).check(z.maxLength(30)),
} as const

type Known = typeof known
type Families = typeof families

/** The name of something a person may choose: 'look', 'list:/pelanggan/'. */
export type PreferenceKey = keyof Known | `${keyof Families}:/${string}`

/** What is kept under a name. */
export type PreferenceOf<K extends PreferenceKey> = K extends keyof Known
  ? z.output<Known[K]>
  : K extends `${infer F extends keyof Families}:/${string}`
    ? z.output<Families[F]>
    : never

export type Look = PreferenceOf<'look'>
export type Density = Look['density']

/** Everything as it comes, until somebody chooses. */
export const DEFAULT_LOOK: Look = { density: 'normal', textSize: 100, pageSize: 25 }

const OF_ADDRESS = /^(list|views):\/[a-z0-9/-]{0,60}$/

/** The shape of what is kept under a name; nothing for a name nobody knows. */
export function shapeOf(key: string): z.ZodMiniType | undefined {
  if (Object.hasOwn(known, key)) return known[key as keyof Known]
  const family = OF_ADDRESS.exec(key)?.[1]
  return family ? families[family as keyof Families] : undefined
}

/** Reads what was kept under a name; nothing when it is not what it should be. */
export function readPreference<K extends PreferenceKey>(key: K, value: unknown): PreferenceOf<K> | undefined {
  const shape = shapeOf(key)
  const read = shape && z.safeParse(shape, value)
  // Safe: the shape of the key has just accepted it.
  return read?.success ? (read.data as PreferenceOf<K>) : undefined
}

function hasAtMost(most: number) {
  return (kept: Record<string, unknown>) => Object.keys(kept).length <= most
}
