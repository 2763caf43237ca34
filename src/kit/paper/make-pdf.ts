import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#ground/refusal.ts'
import type { Printable } from './press.ts'
import type { Pressed } from './press-worker.ts'

interface Job {
  readonly paper: Printable
  done(bytes: Buffer): void
  failed(cause: Error): void
}

const MOST_WAITING = 200
const SLOWEST_MS = 30_000
/** An idle thread goes after this long: it holds as much memory as all else, and starts again in a third of a second. */
const IDLE_MS = 60_000

const waiting: Job[] = []
let printing: Job | undefined
let press: Worker | undefined
let alarm: NodeJS.Timeout | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Makes a PDF of a paper in a thread of its own, one after the other, so that no other request waits for it.
 * The thread starts with the first paper and stays warm for a minute after the last.
 * Throws Refusal 'paper.busy' when too many wait already, 'paper.too-long' when it does not fit into the thread.
 */
export async function makePdf(paper: Printable): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Refusal('paper.busy', { waiting: waiting.length })

  return new Promise<Buffer>((done, failed) => {
    waiting.push({ paper, done, failed })
    printNext()
  })
}

/** Starts the thread ahead of the first paper, so that nobody waits for its fonts. */
export function warmPress(): void {
  press ??= startedPress()
}

/** Ends the thread; papers still waiting fail. */
export async function closePress(): Promise<void> {
  const stopped = press
  press = undefined
  for (const job of [printing, ...waiting.splice(0)]) job?.failed(new Error('the press was closed'))
  printing = undefined
  clearTimeout(alarm)
  clearTimeout(idle)
  await stopped?.terminate()
}

function printNext(): void {
  if (printing) return
  printing = waiting.shift()
  clearTimeout(idle)
  if (!printing) return rest()

  press ??= startedPress()
  press.ref()
  alarm = setTimeout(() => broken(new Refusal('paper.too-long')), SLOWEST_MS)
  press.postMessage(printing.paper)
}

function rest(): void {
  press?.unref()
  idle = setTimeout(() => void closePress(), IDLE_MS).unref()
}

/** Young objects of the press, in MB: a paper makes many that die at once; with the room of the process (4) they are moved about. */
const YOUNG_MB = 16
const ofProcess = process.execArgv.find((flag) => flag.startsWith('--max-semi-space-size='))

function startedPress(): Worker {
  // A limit of the process rules over a thread's own: it is lifted until the thread has its heap.
  if (ofProcess) setFlagsFromString(`--max-semi-space-size=${YOUNG_MB}`)
  const started = new Worker(new URL('./press-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  if (ofProcess) started.once('online', () => setFlagsFromString(ofProcess))
  // A press that was given up may still speak; only the one in use is heard.
  started.on('message', (pressed: Pressed) => press === started && finished(pressed))
  started.on('error', (cause) => press === started && broken(causeOf(cause)))
  started.unref()
  return started
}

function finished(pressed: Pressed): void {
  clearTimeout(alarm)
  const job = printing
  printing = undefined
  if ('failure' in pressed) job?.failed(new Error(pressed.failure))
  else job?.done(Buffer.from(pressed.bytes.buffer, pressed.bytes.byteOffset, pressed.bytes.byteLength))
  printNext()
}

/** A thread that died or hangs takes one paper with it; the next paper starts a new one. */
function broken(cause: Error): void {
  clearTimeout(alarm)
  const job = printing
  const dead = press
  printing = undefined
  press = undefined
  void dead?.terminate()
  job?.failed(cause)
  printNext()
}

// What does not fit into the memory of the thread is a paper of thousands of rows: its reader is told the way out.
function causeOf(cause: unknown): Error {
  if ((cause as { readonly code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new Refusal('paper.too-long')
  }
  return cause instanceof Error ? cause : new Error(String(cause))
}
