import { Worker } from 'node:worker_threads'
import { Refusal } from '#ground/refusal.ts'
import type { Read } from '#kit/import/file/read-worker.ts'
import type { AskedOfFile, Book } from '#kit/import/file/sheet.ts'

const PATIENCE_MS = 30_000
/** Megabytes one file may take while it is read. */
const MOST_MEMORY = 768

let last: Promise<unknown> = Promise.resolve()

/** Reads the tables of a file in a thread of its own, one at a time: nobody else waits, and a file made to burst ends only itself. */
export function readFile(bytes: Buffer, asked: AskedOfFile): Promise<Book> {
  const next = last.then(() => inThread(bytes, asked))
  last = next.catch(() => undefined)
  return next
}

async function inThread(bytes: Buffer, asked: AskedOfFile): Promise<Book> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { bytes, asked },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  const read = await new Promise<Read>((resolve) => {
    const giveUp = () => resolve({ code: 'import.too-large' })
    const timer = setTimeout(giveUp, PATIENCE_MS)
    worker.once('message', resolve)
    worker.once('error', giveUp)
    worker.once('exit', giveUp)
    worker.once('exit', () => clearTimeout(timer))
  })
  await worker.terminate()
  if ('code' in read) throw new Refusal(read.code)
  return read.book
}
