import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from '#kit/import/file/read-sheet.ts'
import { Unreadable, type Sheet } from '#kit/import/file/sheet.ts'

/** What the reader answers. */
export type Read = { readonly sheet: Sheet } | { readonly code: string }

function answer(): Read {
  try {
    return { sheet: readSheet(Buffer.from(workerData as Uint8Array)) }
  } catch (error) {
    return { code: error instanceof Unreadable ? error.code : 'import.not-a-table' }
  }
}

parentPort?.postMessage(answer())
