import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { SessionSource } from '#kit/http/session.ts'
import type { Change } from '#kit/live/announce.ts'
import { frame, makeHub, type Bounds, type Hub, type Screen } from '#kit/live/hub.ts'
import { openLine } from '#kit/live/line.ts'
import type { Readable } from '#kit/live/readable.ts'

/** What live updates are made of. */
export interface LivePlan {
  readonly db: Database
  readonly sessions: SessionSource
  readonly readable: Readable
  /** Tags of what the whole installation shares: every company hears of them. */
  readonly everywhere: ReadonlySet<string>
  /** Tags after which somebody's rights or session may be others. */
  readonly rights: ReadonlySet<string>
  readonly bounds?: Bounds
  readonly onFailure?: (error: unknown) => void
}

/** Live updates of one process. */
export interface Live {
  readonly hub: Hub
  /** Tells the screens of this process at once, and those of the others through the database. */
  publish(change: Change): void
  /** Ends every stream; new ones are refused. */
  endStreams(): void
  readonly isEnding: boolean
  close(): Promise<void>
}

/** Changes within this time travel as one message. */
const GATHER_MS = 20
const BEAT_MS = 20_000
/** Sessions also end by themselves: each is looked at again. */
const LOOK_MS = 60_000

/** Opens live updates: a hub for the screens here, a line to the other servers. */
export function openLive(plan: LivePlan): Live {
  const hub = makeHub(plan.readable, plan.bounds)
  const failed = plan.onFailure ?? (() => undefined)
  const looks = lookAgain(plan, hub)
  let gathered: Change[] = []
  let isEnding = false

  function hear(changes: readonly Change[]): void {
    hub.tell(changes)
    if (changes.some((change) => change.topics.some((topic) => plan.rights.has(topic)))) looks.soon()
  }
  const line = openLine(plan.db, { onChanges: hear, onGap: () => hub.tellGap(), onFailure: failed })

  function flush(): void {
    const changes = gathered
    gathered = []
    hear(changes)
    line.say(changes).catch(failed)
  }
  const beat = setInterval(() => hub.beat(), BEAT_MS).unref()
  const look = setInterval(() => looks.soon(), LOOK_MS).unref()
  function endStreams(): void {
    isEnding = true
    hub.endAll()
  }
  return {
    hub,
    get isEnding() {
      return isEnding
    },
    publish(change) {
      if (isEnding) return
      const isForAll = change.companyId !== null && change.topics.some((topic) => plan.everywhere.has(topic))
      if (gathered.length === 0) setTimeout(flush, GATHER_MS).unref()
      gathered.push(isForAll ? { ...change, companyId: null } : change)
    },
    endStreams,
    async close() {
      clearInterval(beat)
      clearInterval(look)
      endStreams()
      await looks.done()
      await line.close()
    },
  }
}

/** Looks at the session of every screen again: ends those that ended, and tells those whose rights are others now. */
function lookAgain({ db, sessions, onFailure }: LivePlan, hub: Hub) {
  let isAsked = false
  let running = Promise.resolve()

  async function lookAtAll(): Promise<void> {
    isAsked = false
    const fresh = new Map<string, Actor | undefined>()
    for (const screen of hub.screens) {
      if (!fresh.has(screen.token)) {
        const session = await sessions.find(db.read, screen.token, { isLooking: true })
        fresh.set(screen.token, session?.actor)
      }
      settle(screen, fresh.get(screen.token))
    }
  }
  function settle(screen: Screen, actor: Actor | undefined): void {
    if (!hub.screens.has(screen)) return
    if (!actor || actor.userId !== screen.actor.userId) {
      screen.send(frame('ended', {}))
      hub.drop(screen)
      return screen.end()
    }
    if (isSame(screen.actor, actor)) return
    screen.actor = actor
    screen.send(frame('rights', {}))
  }
  return {
    soon(): void {
      if (isAsked) return
      isAsked = true
      // The database may be away: the next look finds it again.
      running = running.then(lookAtAll).catch((error: unknown) => onFailure?.(error))
    },
    done: () => running,
  }
}

function isSame(one: Actor, other: Actor): boolean {
  return wordsOf(one) === wordsOf(other)
}

function wordsOf({ permissions, companyId, scope, name }: Actor): string {
  return JSON.stringify([companyId, scope, name, [...permissions].toSorted()])
}
