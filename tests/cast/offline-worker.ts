import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const code = readFileSync(new URL('../../src/app/web/offline-worker.js', import.meta.url), 'utf8')
const ORIGIN = 'http://mandor.test'

/** What a build tells its worker. */
interface Build {
  readonly version: string
  readonly shell: readonly string[]
  readonly assets: readonly string[]
  readonly pages: readonly string[]
}

/** How something is asked for: a page that is opened, or a call of a page. */
interface Asked {
  readonly mode?: 'navigate' | 'cors'
  readonly method?: string
  readonly origin?: string
}

type Line = (path: string, init?: RequestInit) => Promise<Response>
/** What lies in the caches of a device, by version and path. */
export type Device = Map<string, Map<string, Response>>

/** The worker of a build on a device, without a browser. */
export interface Worker {
  /** Installs it and lets it take over. */
  arrive(): Promise<void>
  /** What it answers; undefined where it stays out of it. */
  ask(path: string, asked?: Asked): Promise<Response> | undefined
  /** A page tells which files it has. */
  tell(paths: readonly string[]): Promise<void>
}

/** Puts the worker of a build on a device that has this line to the server. */
export function openWorker(build: Build, device: Device, line: Line): Worker {
  const heard = new Map<string, (event: Record<string, unknown>) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: Record<string, unknown>) => void) => heard.set(name, listener),
    skipWaiting: async () => undefined,
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined },
    registration: {},
  }
  const fetch = (asked: string | { url: string }, init?: RequestInit) =>
    line(new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname, init)
  const timers = { setTimeout: (work: () => void, ms: number) => setTimeout(work, ms / 100) }
  runInNewContext(code, { BUILD: build, self, caches: cachesOf(device, fetch), fetch, URL, console, ...timers })

  const say = async (name: string, more: Record<string, unknown> = {}) => {
    const awaited: Promise<unknown>[] = []
    heard.get(name)?.({ waitUntil: (work: Promise<unknown>) => awaited.push(work), ...more })
    await Promise.all(awaited)
  }
  return {
    arrive: async () => {
      await say('install')
      await say('activate')
    },
    tell: (paths) => say('message', { data: paths }),
    ask: (path, { mode = 'cors', method = 'GET', origin = ORIGIN } = {}) => {
      let answer: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => (answer = given)
      const request = { url: origin + path, mode, method }
      heard.get('fetch')?.({ request, respondWith, waitUntil: (work: Promise<unknown>) => void work })
      return answer
    },
  }
}

function cachesOf(device: Device, fetch: (path: string) => Promise<Response>) {
  const keyOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname)
  const open = async (version: string) => {
    const kept = device.get(version) ?? new Map<string, Response>()
    device.set(version, kept)
    return {
      match: async (asked: string | { url: string }) => kept.get(keyOf(asked))?.clone(),
      put: async (asked: string | { url: string }, answer: Response) => void kept.set(keyOf(asked), answer),
      add: async (path: string) => void kept.set(path, await fetch(path)),
      keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    }
  }
  return {
    open,
    keys: async () => [...device.keys()],
    delete: async (version: string) => device.delete(version),
    match: async (asked: string | { url: string }) =>
      [...device.values()]
        .map((kept) => kept.get(keyOf(asked)))
        .find(Boolean)
        ?.clone(),
  }
}
