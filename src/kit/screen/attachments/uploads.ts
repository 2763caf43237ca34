import { create } from 'zustand'
import type { KeptFile } from '#kit/files/contract.ts'
import { ApiFailure, isAborted } from '../client/failure.ts'
import { newKey } from '../client/new-key.ts'
import { sendFile, type Target } from './send-file.ts'
import { shrink, type Ready } from './shrink.ts'

/** A file on its way. It goes on when the page is left. */
export interface Upload {
  readonly id: string
  /** Whose uploads these are: a record, or one opening of a form. */
  readonly of: string
  readonly name: string
  readonly size: number
  /** Address of the picture on this device. */
  readonly preview: string | undefined
  /** `failed`: may be tried again; `refused`: this file never will be taken. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** How much is sent, 0 to 1. */
  readonly share: number
  readonly reason?: string
}

interface Order {
  readonly file: File
  readonly target: Target
  readonly onKept: (kept: KeptFile) => void
  readonly stop: AbortController
  tries: number
  ready?: Ready
}

const AT_ONCE = 2
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000]

/** Everything on its way, over all pages. */
export const useUploads = create<{ readonly list: readonly Upload[] }>()(() => ({ list: [] }))

const orders = new Map<string, Order>()

/** Puts files in the queue. */
export function addUploads(of: string, target: Target, files: readonly File[], onKept: Order['onKept']): void {
  const added = files.map((file): Upload => {
    const id = newKey()
    orders.set(id, { file, target, onKept, stop: new AbortController(), tries: 0 })
    const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    return { id, of, name: file.name || 'foto.jpg', size: file.size, preview, state: 'waiting', share: 0 }
  })
  useUploads.setState(({ list }) => ({ list: [...list, ...added] }))
  pump()
}

/** Tries a failed one again. */
export function retryUpload(id: string): void {
  const order = orders.get(id)
  if (order) order.tries = 0
  change(id, { state: 'waiting', share: 0 })
  pump()
}

/** Takes one out of the queue, sent half or refused. */
export function dropUpload(id: string): void {
  orders.get(id)?.stop.abort()
  orders.delete(id)
  const gone = useUploads.getState().list.find((one) => one.id === id)
  if (gone?.preview) URL.revokeObjectURL(gone.preview)
  useUploads.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))
  pump()
}

/** Waits until nothing of these is on its way any more; answers how many did not arrive. */
export function uploadsSettled(of: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const left = useUploads.getState().list.filter((one) => one.of === of)
      if (left.some(({ state }) => state === 'waiting' || state === 'sending')) return
      stop()
      resolve(left.length)
    }
    const stop = useUploads.subscribe(look)
    look()
  })
}

function pump(): void {
  const { list } = useUploads.getState()
  const free = AT_ONCE - list.filter(({ state }) => state === 'sending').length
  const next = list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
  for (const { id } of next) void carry(id)
}

async function carry(id: string): Promise<void> {
  const order = orders.get(id)
  if (!order) return
  change(id, { state: 'sending', share: 0 })
  order.tries += 1
  try {
    order.ready ??= await shrink(order.file)
    const onShare = (share: number) => change(id, { share })
    const kept = await sendFile(order.target, order.ready, { onShare, signal: order.stop.signal })
    order.onKept(kept)
    dropUpload(id)
  } catch (error) {
    if (isAborted(error)) return dropUpload(id)
    fail(id, order, error)
  }
}

function fail(id: string, order: Order, error: unknown): void {
  const failure = error instanceof ApiFailure ? error : undefined
  const isFinal =
    failure !== undefined &&
    failure.status >= 400 &&
    failure.status < 500 &&
    ![401, 408, 419, 429].includes(failure.status)
  const pause = PAUSES_MS[order.tries - 1]
  const reason = failure && failure.status > 0 ? failure.message : 'Belum terkirim. Periksa koneksi.'
  if (isFinal) change(id, { state: 'refused', reason })
  else change(id, { state: 'failed', reason })
  if (!isFinal && failure?.status !== 401 && pause !== undefined) {
    setTimeout(() => again(id), failure?.retryAfter ? failure.retryAfter * 1000 : pause)
  }
  pump()
}

// Of itself: only what still stands as failed, and only while there is a network.
function again(id: string): void {
  const upload = useUploads.getState().list.find((one) => one.id === id)
  if (upload?.state !== 'failed' || !navigator.onLine) return
  change(id, { state: 'waiting', share: 0 })
  pump()
}

function change(id: string, to: Partial<Upload>): void {
  useUploads.setState(({ list }) => ({ list: list.map((one) => (one.id === id ? { ...one, ...to } : one)) }))
}

if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    for (const { id, state } of useUploads.getState().list) if (state === 'failed') retryUpload(id)
  })
  addEventListener('beforeunload', (event) => {
    if (useUploads.getState().list.some(({ state }) => state === 'waiting' || state === 'sending'))
      event.preventDefault()
  })
}
