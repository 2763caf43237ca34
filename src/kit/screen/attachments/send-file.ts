import { uploadDraft, uploadFile, type KeptFile } from '#kit/files/contract.ts'
import { addressOf } from '../client/ask.ts'
import { send } from '../client/send.ts'

/** Where files go: to a record, or to the drafts of a form that is not saved yet. */
export type Target = { readonly subject: string; readonly ownerId: string } | 'draft'

interface Sent {
  readonly file: Blob
  readonly name: string
  /** What the camera wrote, cut off when the picture was drawn smaller. */
  readonly exif?: Blob | undefined
}

/** Sends one file and tells how much of it is on its way, from 0 to 1. */
export async function sendFile(
  target: Target,
  { file, name, exif }: Sent,
  watch: { onShare: (share: number) => void; signal: AbortSignal },
): Promise<KeptFile> {
  const body = new FormData()
  body.append('file', file, name)
  if (exif) body.append('exif', exif, 'exif')
  const url = target === 'draft' ? addressOf(uploadDraft, {}) : addressOf(uploadFile, { ...target, slot: 'lampiran' })
  const via = watched(watch.onShare)
  const response = await send({ method: 'POST', url, body, via, isQuiet: true, signal: watch.signal })
  return (await response.json()) as KeptFile
}

const SILENCE_MS = 90_000

function watched(onShare: (share: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      let silence: ReturnType<typeof setTimeout> | undefined
      const heard = () => {
        clearTimeout(silence)
        silence = setTimeout(() => call.abort(), SILENCE_MS)
      }
      call.open(init.method ?? 'POST', url)
      call.withCredentials = true
      for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value)
      call.upload.addEventListener('progress', ({ loaded, total }) => {
        heard()
        onShare(total > 0 ? loaded / total : 0)
      })
      call.addEventListener('load', () => resolve(answerOf(call)))
      call.addEventListener('error', () => reject(new TypeError('no connection')))
      call.addEventListener('abort', () => {
        reject(init.signal?.aborted ? new DOMException('', 'AbortError') : new TypeError('silent'))
      })
      call.addEventListener('loadend', () => clearTimeout(silence))
      init.signal?.addEventListener('abort', () => call.abort())
      heard()
      call.send(init.body as FormData)
    })
}

function answerOf(call: XMLHttpRequest): Response {
  const wait = call.getResponseHeader('Retry-After')
  return new Response(call.responseText, { status: call.status, headers: wait ? { 'Retry-After': wait } : {} })
}
