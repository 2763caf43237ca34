import { create } from 'zustand'
import { now } from '#kit/clock.ts'
import { uploadFile, type KeptFile } from '#kit/files/contract.ts'
import { refetchTouched } from '../client/answers.ts'
import { useAuth } from '../client/auth.ts'
import { ApiFailure, isAborted } from '../client/failure.ts'
import { isRenewing } from '../client/fetched.ts'
import { newKey } from '../client/new-key.ts'
import { useQueued } from '../client/queued.ts'
import { forgetUpload, giveUpload, keepUpload, keptUploads, uploadsOf, type KeptUpload } from './kept-uploads.ts'
import { sendFile, type Target } from './send-file.ts'
import { shrink, type Ready } from './shrink.ts'

/** A file on its way. It goes on when the page is left, and again when the app is opened anew. */
export interface Upload {
  readonly id: string
  /** Whose uploads these are: a record, or one opening of a form. */
  readonly of: string
  readonly name: string
  readonly size: number
  /** Address of the picture on this device. */
  readonly preview: string | undefined
  /** `failed`: may be tried again; `refused`: never will be taken; `held`: waits for its form to be opened. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused' | 'held'
  /** How much is sent, 0 to 1. */
  readonly share: number
  readonly reason?: string
  /** When it was given, in milliseconds since 1970. */
  readonly at: number
  /** The device had no room for it: it lives as long as the page. */
  readonly isLoose?: boolean
}

interface Order {
  readonly file: File
  readonly target: Target
  /** Hears what arrived, and of which upload it was. */
  onKept: ((kept: KeptFile, id: string) => void) | undefined
  readonly stop: AbortController
  tries: number
  ready?: Ready
}

const AT_ONCE = 2
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000]

/** Everything on its way, over all pages. */
export const useUploads = create<{ readonly list: readonly Upload[] }>()(() => ({ list: [] }))

const orders = new Map<string, Order>()

useUploads.subscribe(({ list }) =>
  useQueued.setState({ files: list.filter(({ state }) => state !== 'refused').length }),
)

/** The queue of the files of a form: of this address, and of the field `name`. */
export function formQueue(name: string): string {
  return `form:${location.pathname}${location.search}#${name}`
}

/** Puts files in the queue. */
export function addUploads(of: string, target: Target, files: readonly File[], onKept: NonNullable<Order['onKept']>) {
  const by = useAuth.getState().user?.id ?? ''
  for (const file of files) {
    const upload = { id: newKey(), by, of, target, file, at: now().getTime() }
    enqueue(upload, onKept, 'waiting')
    void keepUpload(upload).then((isKept) => isKept || change(upload.id, { isLoose: true }))
  }
  pump()
}

/** Takes up what the last visit left unsent; what belongs to a form waits until that form is opened again. */
export async function resumeUploads(by: string): Promise<number> {
  const left = (await keptUploads(by)).filter((one) => !orders.has(one.id))
  for (const one of left) {
    if (one.target === 'draft') enqueue(one, undefined, 'held')
    else enqueue(one, () => refetchTouched(uploadFile.touches), 'waiting')
  }
  pump()
  return left.length
}

/** A form is open again: what waited for it goes on. */
export function adoptUploads(of: string, onKept: NonNullable<Order['onKept']>): void {
  for (const one of useUploads.getState().list.filter((each) => each.of === of)) {
    const order = orders.get(one.id)
    if (order) order.onKept = onKept
    if (one.state === 'held') change(one.id, { state: 'waiting' })
  }
  pump()
}

/** Gives what waits for one form to whoever sends it later; answers their ids, also of those that were refused. */
export function giveUploads(from: string, to: string, onKept: NonNullable<Order['onKept']>): readonly string[] {
  const given = useUploads.getState().list.filter(({ of }) => of === from)
  for (const { id } of given) {
    change(id, { of: to })
    void giveUpload(id, to)
  }
  adoptUploads(to, onKept)
  return given.map(({ id }) => id)
}

function enqueue(given: Omit<KeptUpload, 'by'>, onKept: Order['onKept'], state: Upload['state']): void {
  const { id, of, target, file, at } = given
  orders.set(id, { file, target, onKept, stop: new AbortController(), tries: 0 })
  const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
  const added = { id, of, name: file.name || 'foto.jpg', size: file.size, preview, state, share: 0, at }
  useUploads.setState(({ list }) => ({ list: [...list, added] }))
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
  void forgetUpload(id)
  orders.delete(id)
  const gone = useUploads.getState().list.find((one) => one.id === id)
  if (gone?.preview) URL.revokeObjectURL(gone.preview)
  useUploads.setState(({ list }) => ({ list: list.filter((one) => one.id !== id) }))
  pump()
}

/** What of a person has not arrived, by id and name: what waits here, and what another window sends. */
export async function unsentFiles(by: string): Promise<readonly Pick<Upload, 'id' | 'name'>[]> {
  const kept = (await uploadsOf(by)).map(({ id, file }) => ({ id, name: file.name }))
  const here = useUploads.getState().list
  return [...here, ...kept.filter(({ id }) => !here.some((one) => one.id === id))]
}

/** Waits until nothing of these is on its way any more; answers what did not arrive. */
export function uploadsSettled(of: string): Promise<readonly Upload[]> {
  return new Promise((resolve) => {
    const look = () => {
      const left = useUploads.getState().list.filter((one) => one.of === of)
      if (left.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'held')) return
      stop()
      resolve(left)
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
    order.onKept?.(kept, id)
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
    const isLost = ({ state, isLoose }: Upload) =>
      isLoose || (!isRenewing() && (state === 'waiting' || state === 'sending'))
    if (useUploads.getState().list.some(isLost)) event.preventDefault()
  })
}
