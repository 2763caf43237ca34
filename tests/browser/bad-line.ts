import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands between a browser and us: a good line, one that keeps answers back, one that cuts them, one that goes quiet. */
export type LineMode = 'good' | 'buffers' | 'cuts' | 'quiet'

/** A proxy of 127.0.0.1 that treats the live stream badly and everything else well. */
export interface BadLine {
  readonly url: string
  mode: LineMode
  /** How often a browser asked for the stream. */
  asked: number
  close(): Promise<void>
}

/** Stands between browsers and a house. */
export async function openBadLine(target: string): Promise<BadLine> {
  const house = new URL(target)
  const server = createServer((asked, answer) => {
    const { method, headers, url: path } = asked
    const forward = request({ host: house.hostname, port: house.port, method, path, headers }, (given) => {
      if (!path?.startsWith('/api/live')) {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        return
      }
      line.asked += 1
      mistreat(line.mode, given, answer)
    })
    forward.on('error', () => answer.destroy())
    answer.on('close', () => forward.destroy())
    asked.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const line: BadLine = {
    // Cookies are kept by name of the host, whatever its port.
    url: `http://localhost:${port}`,
    mode: 'good',
    asked: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return line
}

function mistreat(mode: LineMode, given: IncomingMessage, answer: ServerResponse): void {
  // Buffers: nothing at all is passed on, as long as its buffer is not full.
  if (mode === 'buffers') return void given.resume()
  answer.writeHead(given.statusCode ?? 502, given.headers)
  if (mode === 'good') return void given.pipe(answer)
  given.once('data', (first: Buffer) => {
    answer.write(first)
    if (mode === 'cuts') setTimeout(() => answer.destroy(), 200)
    given.resume()
  })
}
