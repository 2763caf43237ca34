import { parentPort } from 'node:worker_threads'
import { press, type Printable } from './press.ts'

/** What the press answers: the bytes, or what went wrong with that paper. */
export type Pressed = { readonly bytes: Uint8Array } | { readonly failure: string }

parentPort?.on('message', (paper: Printable) => {
  press(paper).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies Pressed),
    (cause: unknown) => {
      const failure = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
      parentPort?.postMessage({ failure } satisfies Pressed)
    },
  )
})
