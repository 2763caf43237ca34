import type { KeyedEndpoint } from '#kit/http/endpoint.ts'
import { adoptUploads, resumeUploads, unsentFiles, uploadsSettled } from '../attachments/uploads.ts'
import { refetchTouched } from '../client/answers.ts'
import { ask } from '../client/ask.ts'
import { ApiFailure, isOutOfReach } from '../client/failure.ts'
import { safeShelf } from '../device/safe-shelf.ts'
import { notify } from '../ui/toast.tsx'
import { change, dropTyped, forget, lookAgain, ownerHere, photoQueue, photoTaker, useWaiting } from './outbox.ts'
import { waitingSave, waitingSaves, type Owner, type WaitingSave } from './shelf.ts'

const AGAIN_MS = 20_000
/** Not what was sent but who sends it, or how often: as it is it may be taken later. */
const LATER = [401, 408, 419, 429]

let running: Promise<void> | undefined

/** Sends what waits, one after another in the order of their saves; stops where the server is out of reach. */
export function carryOn(): Promise<void> {
  running ??= carryAll()
    .catch(() => undefined)
    .finally(() => {
      running = undefined
      useWaiting.setState({ sending: undefined })
      lookAgain()
    })
  return running
}

async function carryAll(): Promise<void> {
  const owner = ownerHere()
  lookAgain()
  const all = waitingSaves(safeShelf, owner)
  if (all.length === 0 || !navigator.onLine) return
  await resumeUploads(owner.userId)
  for (const { key } of all) adoptUploads(photoQueue(key), photoTaker(owner, key))
  for (const { key, fault } of all) if (!fault && !(await carry(owner, key))) return
}

/** Sends a save with its photos; false where the others had better wait too. */
async function carry(owner: Owner, key: string): Promise<boolean> {
  useWaiting.setState({ sending: key })
  await uploadsSettled(photoQueue(key))
  const save = waitingSave(safeShelf, owner, key)
  if (!save) return true
  if (!(await arePhotosThere(owner, save))) return navigator.onLine
  try {
    const endpoint = { ...save.to, idempotent: true } as unknown as KeyedEndpoint
    await ask(endpoint, save.input, { key, isQuiet: true })
    forget(owner, key)
    dropTyped(owner, save)
    refetchTouched(save.to.touches)
    notify(`${save.title}: terkirim.`)
    return true
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (isOutOfReach(error) || LATER.includes(error.status)) return false
    change(owner, { ...save, fault: error.message })
    return true
  }
}

// One that is neither here nor with another window was thrown away by hand.
async function arePhotosThere(owner: Owner, save: WaitingSave): Promise<boolean> {
  if (save.photos.length === 0) return true
  const unsent = new Set((await unsentFiles(owner.userId)).map(({ id }) => id))
  return !save.photos.some((id) => unsent.has(id))
}

/** Tries once more what the server refused. */
export function carryAgain(save: WaitingSave): Promise<void> {
  const { fault: _fault, ...fresh } = save
  change(ownerHere(), fresh)
  return carryOn()
}

const again = () => void (useWaiting.getState().list.length > 0 && carryOn())
addEventListener('online', again)
addEventListener('storage', lookAgain)
setInterval(again, AGAIN_MS)
