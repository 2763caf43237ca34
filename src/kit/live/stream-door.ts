import type { FastifyInstance } from 'fastify'
import type { House } from '#kit/http/door.ts'
import { Stranger, TooOften } from '#kit/http/failures.ts'
import { SESSION_COOKIE } from '#kit/http/session.ts'
import { frame, type Screen } from '#kit/live/hub.ts'
import type { Live } from '#kit/live/live.ts'

/** What waits unsent on a line before it counts as dead. */
const MOST_WAITING = 256 * 1024

/** Where screens listen. */
export const LIVE_PATH = '/api/live'

/** GET /api/live: server-sent events for somebody signed in; ends with the session and with the server. */
export function openStreamDoor(app: FastifyInstance, house: House, live: Live): void {
  // Fastify waits for open answers: without this a stop would wait for every screen.
  app.addHook('preClose', async () => live.endStreams())
  app.get(LIVE_PATH, async (request, reply) => {
    const token = request.cookies[SESSION_COOKIE]
    const session = token ? await house.sessions.find(house.db.read, token, { isLooking: true }) : undefined
    if (!token || !session?.actor) throw new Stranger()

    const stream = reply.raw
    const screen: Screen = {
      token,
      tab: tabIn(request.query),
      actor: session.actor,
      send: (text) => {
        if (stream.destroyed || stream.writableLength > MOST_WAITING) return false
        stream.write(text)
        return true
      },
      end: () => {
        if (stream.writableLength > MOST_WAITING) stream.destroy()
        else stream.end()
      },
    }
    if (live.isEnding || !live.hub.add(screen)) throw new TooOften(60, 'Terlalu banyak layar terbuka.')
    stream.on('close', () => live.hub.drop(screen))
    reply.hijack()
    stream.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      // nginx would keep the events until its buffer is full.
      'X-Accel-Buffering': 'no',
    })
    // Whoever left while the session was looked up closed before anybody listened for it.
    if (!screen.send(`retry: 3000\n${frame('hello', {})}`)) live.hub.drop(screen)
  })
}

function tabIn(query: unknown): string {
  const tab = typeof query === 'object' && query !== null && 'tab' in query ? query.tab : undefined
  return typeof tab === 'string' && /^[\w-]{8,40}$/.test(tab) ? tab : ''
}

function headersOf(given: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
