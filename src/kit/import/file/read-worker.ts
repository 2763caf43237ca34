import { parentPort, workerData } from 'node:worker_threads'
import { readBook } from '#kit/import/file/read-book.ts'
import { Unreadable, type AskedOfFile, type Book } from '#kit/import/file/sheet.ts'

/** What the reader answers. */
export type Read = { readonly book: Book } | { readonly code: string }

function answer(): Read {
  try {
    const { bytes, asked } = workerData as { readonly bytes: Uint8Array; readonly asked: AskedOfFile }
    return { book: readBook(Buffer.from(bytes), asked) }
  } catch (error) {
    return { code: error instanceof Unreadable ? error.code : 'import.not-a-table' }
  }
}

parentPort?.postMessage(answer())
