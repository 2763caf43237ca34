import { create } from 'zustand'
import { now } from '#kit/clock.ts'
import type { AnswerFrom, InputOf, KeyedEndpoint } from '#kit/http/endpoint.ts'
import { dropUpload, formQueue, giveUploads, useUploads } from '../attachments/uploads.ts'
import { useAuth } from '../client/auth.ts'
import { doAct } from '../client/do-act.ts'
import { ApiFailure, isAborted, isOutOfReach } from '../client/failure.ts'
import { useQueued } from '../client/queued.ts'
import { draftName, dropDraft } from '../form/draft.ts'
import { unsay } from '../ui/toast.tsx'
import {
  forgetWaiting,
  keepWaiting,
  waitingSave,
  waitingSaves,
  withPhoto,
  type Owner,
  type WaitingSave,
} from './shelf.ts'
import { safeShelf } from '../device/safe-shelf.ts'

/** What waits of whoever is signed in, in their company; and which of it is on its way. */
export const useWaiting = create<{ readonly list: readonly WaitingSave[]; readonly sending?: string | undefined }>()(
  () => ({ list: [] }),
)

/** How a save is called where it waits, and where it may be mended. */
interface Named {
  readonly key: string
  readonly title: string
  /** The name of the form's draft. */
  readonly draft: string
  readonly values: object
  /** The field of the form that holds its photos. */
  readonly photosAt?: string
}

/** Whose queue is looked at. */
export function ownerHere(): Owner {
  const user = useAuth.getState().user
  return { userId: user?.id ?? '', companyId: user?.companyId ?? '' }
}

/** The queue of the photos of a save. */
export const photoQueue = (key: string) => `kiriman:${key}`

/**
 * Sends what a form saves, or keeps it on this device until there is a signal and its photos have arrived; answers
 * nothing where it waits. It lies here before it is sent, so that a phone that dies meanwhile loses nothing. Throws what
 * the server refuses; then nothing lies here.
 */
export async function sendOrKeep<E extends KeyedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, title, draft, values, photosAt }: Named,
): Promise<AnswerFrom<E> | undefined> {
  const owner = ownerHere()
  const queue = photosAt === undefined ? '' : formQueue(photosAt)
  const photos = useUploads.getState().list.filter(({ of }) => of === queue)
  const { method, path, touches = [] } = endpoint
  const isKept = keepWaiting(safeShelf, owner, {
    ...{ key, title, draft, at: now().toISOString(), path: location.pathname + location.search },
    ...{ to: { method, path, touches }, input: input as Record<string, unknown>, values: { ...values } },
    photos: photos.map(({ id }) => id),
  })
  if (isKept && (photos.length > 0 || !navigator.onLine)) return left(owner, key, queue)
  try {
    const answer = await doAct(endpoint, input, ...([key] as never))
    forget(owner, key)
    return answer
  } catch (error) {
    if (!isKept || !isOut(error)) {
      forget(owner, key)
      throw error
    }
    unsay('api-error')
    return left(owner, key, queue)
  }
}

/** Somebody gave up waiting, or nobody answered: it may have arrived all the same, and the key knows. */
const isOut = (error: unknown) => isAborted(error) || (error instanceof ApiFailure && isOutOfReach(error))

function left(owner: Owner, key: string, queue: string): undefined {
  giveUploads(queue, photoQueue(key), photoTaker(owner, key))
  lookAgain()
  return undefined
}

/** Writes down what arrived of the photos of a save. */
export function photoTaker(owner: Owner, key: string) {
  return ({ id: fileId }: { readonly id: string }, uploadId: string) => {
    const save = waitingSave(safeShelf, owner, key)
    if (save) change(owner, withPhoto(save, uploadId, fileId))
  }
}

/** Keeps a save as it is now, and shows it. */
export function change(owner: Owner, save: WaitingSave): void {
  keepWaiting(safeShelf, owner, save)
  lookAgain()
}

/** Takes a save off this device: it arrived, or its form says what is wrong with it. */
export function forget(owner: Owner, key: string): void {
  forgetWaiting(safeShelf, owner, key)
  lookAgain()
}

/** Throws away what waits, with its photos. */
export function dropWaiting({ key }: WaitingSave): void {
  for (const { id, of } of useUploads.getState().list) if (of === photoQueue(key)) dropUpload(id)
  forget(ownerHere(), key)
}

/** Puts what was refused back into its form, as the draft that is offered there; answers the page of the form. */
export function reopen({ key, path, draft, values, title }: WaitingSave): string {
  const owner = ownerHere()
  const kept = JSON.stringify({ at: now().toISOString(), values, path, title })
  localStorage.setItem(draftName(owner, draft), kept)
  giveUploads(photoQueue(key), `form:${path}#files`, () => undefined)
  forget(owner, key)
  return path
}

/** What was typed for a save that has arrived is not offered again. */
export function dropTyped(owner: Owner, { draft }: WaitingSave): void {
  dropDraft(localStorage, draftName(owner, draft))
}

/** Reads what waits anew: another window sends and writes as well. */
export function lookAgain(): void {
  const list = waitingSaves(safeShelf, ownerHere())
  useWaiting.setState({ list })
  useQueued.setState({ forms: list.length, refused: list.filter(({ fault }) => fault !== undefined).length })
}
