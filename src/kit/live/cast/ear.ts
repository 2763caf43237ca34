/** One who listens to the stream as a browser does. */
export interface Ear {
  /** Waits for the next event of a kind; each is given once. */
  next(kind: string): Promise<Record<string, unknown>>
  /** Every event of a kind so far. */
  of(kind: string): readonly Record<string, unknown>[]
  isClosed(): boolean
  close(): void
}

/** Connects a screen and waits until the server has said hello. */
export async function openEar(url: string, session: string, tab: string): Promise<Ear> {
  const ending = new AbortController()
  const headers = { cookie: `mandor_session=${session}`, accept: 'text/event-stream' }
  const response = await fetch(`${url}/api/live?tab=${tab}`, { headers, signal: ending.signal })
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
  const heard: { kind: string; data: Record<string, unknown> }[] = []
  const given = new Map<string, number>()
  let isClosed = false

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const kind = /^event: (.+)$/m.exec(part)?.[1]
        const data = /^data: (.+)$/m.exec(part)?.[1]
        if (kind && data) heard.push({ kind, data: JSON.parse(data) as Record<string, unknown> })
      }
    }
  }
  // Closed by either side: the ear is deaf from then on.
  void read(response.body)
    .catch(() => undefined)
    .then(() => (isClosed = true))

  const of = (kind: string) => heard.filter((one) => one.kind === kind).map((one) => one.data)
  async function next(kind: string): Promise<Record<string, unknown>> {
    const at = given.get(kind) ?? 0
    const deadline = performance.now() + 5000
    for (;;) {
      const found = of(kind)[at]
      if (found) {
        given.set(kind, at + 1)
        return found
      }
      if (performance.now() > deadline) throw new Error(`no event "${kind}" came`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await next('hello')
  return { next, of, isClosed: () => isClosed, close: () => ending.abort() }
}
