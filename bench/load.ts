import { Agent, request as httpRequest } from 'node:http'

/** One request of the load. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** How a run went. */
export interface Run {
  readonly count: number
  readonly errors: number
  readonly p50: number
  readonly p95: number
  readonly perSecond: number
  /** The first thing that went wrong, in words. */
  readonly firstError?: string
}

/** Keeps `clients` busy until `count` pieces of work are done or the time is over. */
export async function run(
  work: (index: number, client: number) => Promise<void>,
  { clients, count, seconds }: { clients: number; count: number; seconds: number },
): Promise<Run> {
  const times: number[] = []
  const failures: string[] = []
  const began = performance.now()
  let next = 0
  const one = async (client: number): Promise<void> => {
    while (next < count && performance.now() - began < seconds * 1000) {
      const index = next
      next += 1
      const from = performance.now()
      await work(index, client).then(
        () => times.push(performance.now() - from),
        (error: unknown) => failures.push(error instanceof Error ? error.message : String(error)),
      )
    }
  }
  await Promise.all(Array.from({ length: clients }, (_each, client) => one(client)))
  const elapsed = performance.now() - began
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    count: times.length,
    errors: failures.length,
    p50: at(0.5),
    p95: at(0.95),
    perSecond: (times.length * 1000) / elapsed,
    ...(failures[0] !== undefined && { firstError: failures[0] }),
  }
}

/** A keep-alive client of one server; an answer other than 200 is an error that carries its beginning. */
export function clientOf(origin: string, headers: Readonly<Record<string, string>>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(origin)
  return {
    close: () => agent.destroy(),
    send: (asked: Asked): Promise<string> =>
      new Promise((resolve, reject) => {
        const body = asked.body === undefined ? undefined : JSON.stringify(asked.body)
        const sending = httpRequest(
          {
            agent,
            hostname,
            port,
            method: asked.method,
            path: asked.path,
            headers: {
              ...headers,
              ...asked.headers,
              ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
            },
          },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', reject)
            response.on('end', () => {
              const text = Buffer.concat(chunks).toString('latin1')
              if (response.statusCode === 200) resolve(text)
              else reject(new Error(`${asked.method} ${asked.path}: ${response.statusCode} ${text.slice(0, 300)}`))
            })
          },
        )
        sending.on('error', reject)
        sending.end(body)
      }),
  }
}
