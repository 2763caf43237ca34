import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Change } from '#kit/live/announce.ts'
import type { Readable } from '#kit/live/readable.ts'

/** One connected screen. */
export interface Screen {
  readonly token: string
  readonly tab: string
  actor: Actor
  /** Sends text; false when the line cannot take it. */
  readonly send: (text: string) => boolean
  readonly end: () => void
}

/** The screens connected to this process. */
export interface Hub {
  readonly screens: ReadonlySet<Screen>
  /** Lets a screen in; false when this person, or the house, has enough of them. */
  add(screen: Screen): boolean
  drop(screen: Screen): void
  /** Tells every screen what it may hear of these changes. */
  tell(changes: readonly Change[]): void
  /** Something may have been missed: every screen asks again. */
  tellGap(): void
  /** Keeps the lines open through whatever stands between. */
  beat(): void
  endAll(): void
}

/** How many screens there may be. */
export interface Bounds {
  readonly perPerson: number
  readonly all: number
}

const usual: Bounds = { perPerson: 12, all: 5000 }

/** Tells as text of the stream. */
export const frame = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Makes a hub without screens. */
export function makeHub(readable: Readable, bounds: Bounds = usual): Hub {
  const screens = new Set<Screen>()
  const counts = new Map<string, number>()

  function drop(screen: Screen): void {
    if (!screens.delete(screen)) return
    const left = (counts.get(screen.actor.userId) ?? 1) - 1
    if (left > 0) counts.set(screen.actor.userId, left)
    else counts.delete(screen.actor.userId)
  }
  function give(screen: Screen, text: string): void {
    if (screen.send(text)) return
    drop(screen)
    screen.end()
  }
  return {
    screens,
    drop,
    add(screen) {
      const own = counts.get(screen.actor.userId) ?? 0
      if (own >= bounds.perPerson || screens.size >= bounds.all) return false
      counts.set(screen.actor.userId, own + 1)
      screens.add(screen)
      return true
    },
    tell(changes) {
      const at = now().toISOString()
      // Most screens hear the same: each text is written once.
      const texts = new Map<string, string>()
      for (const screen of screens) {
        for (const change of changes) {
          const heard = heardBy(screen, change, readable)
          if (!heard) continue
          const key = JSON.stringify(heard)
          const text = texts.get(key) ?? frame('change', { ...heard, at })
          texts.set(key, text)
          give(screen, text)
        }
      }
    },
    tellGap() {
      for (const screen of screens) give(screen, frame('gap', {}))
    },
    beat() {
      for (const screen of screens) give(screen, frame('beat', {}))
    },
    endAll() {
      for (const screen of screens) {
        drop(screen)
        screen.end()
      }
    },
  }
}

/** What one screen hears of a change; nothing when it is not its company's, not its person's or its own. */
function heardBy({ actor, tab }: Screen, change: Change, readable: Readable) {
  if (change.companyId !== null && change.companyId !== actor.companyId) return undefined
  if (change.tab !== undefined && change.tab === tab) return undefined
  if (change.users && !change.users.includes(actor.userId)) return undefined
  const may = readable(actor)
  const topics = change.topics.filter((topic) => may.topics.has(topic))
  if (topics.length === 0) return undefined
  const isOwn = change.by?.userId === actor.userId
  const knowsWhich = isOwn || (seesAll(actor) && topics.some((topic) => may.records.has(topic)))
  return { topics, ids: knowsWhich ? (change.ids ?? []) : [], isOwn, by: knowsWhich ? (change.by?.name ?? null) : null }
}

// Whoever sees only some rows is not told which of the others somebody works on, nor who.
function seesAll({ scope }: Actor): boolean {
  return scope.warehouses === 'all' && scope.projects === 'all' && !scope.ownOnly
}
