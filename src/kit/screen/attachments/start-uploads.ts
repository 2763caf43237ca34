import { useAuth } from '../client/auth.ts'
import { queuedOn } from '../device/queued.ts'
import { inCase } from '../client/fetched.ts'
import { notify } from '../ui/toast.tsx'

/**
 * How long after the first page, and after each look, the next one comes: most visits have nothing waiting, and a page
 * that died may let go of what it was sending only a good while later.
 */
const PAUSES_MS = [1_500, 5_000, 15_000, 45_000]

/** Takes up what the last visit left unsent, once it is known who is here, and says so. Call once, with the shell. */
export function startUploads(): void {
  let taken: string | undefined
  const take = (userId: string | undefined) => {
    if (!userId || userId === taken || typeof indexedDB === 'undefined') return
    taken = userId
    void resume(userId)
    const owner = { userId, companyId: useAuth.getState().user?.companyId ?? '' }
    if (queuedOn(localStorage, owner, 'kiriman:').length > 0) void resumeForms()
  }
  take(useAuth.getState().user?.id)
  useAuth.subscribe((auth) => take(auth.user?.id))
}

/** What was saved here without a signal goes on too. */
async function resumeForms(): Promise<void> {
  const outbox = await inCase(() => import('../outbox/carry.ts'))
  await outbox?.carryOn()
}

async function resume(userId: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (useAuth.getState().user?.id !== userId) return
    const uploads = await inCase(() => import('./uploads.ts'))
    const count = await uploads?.resumeUploads(userId)
    if (count && navigator.onLine) notify(`${count} berkas yang belum terkirim dilanjutkan.`)
    if ((await uploads?.unsentFiles(userId))?.length === 0) return
  }
}
