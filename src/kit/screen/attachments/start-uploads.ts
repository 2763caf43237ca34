import { useAuth } from '../client/auth.ts'
import { inCase } from '../client/fetched.ts'
import { notify } from '../ui/toast.tsx'

const PAUSE = 1500

/** Takes up what the last visit left unsent, once it is known who is here, and says so. Call once, with the shell. */
export function startUploads(): void {
  let taken: string | undefined
  const take = (userId: string | undefined) => {
    if (!userId || userId === taken || typeof indexedDB === 'undefined') return
    taken = userId
    void resume(userId)
  }
  take(useAuth.getState().user?.id)
  useAuth.subscribe((auth) => take(auth.user?.id))
}

async function resume(userId: string): Promise<void> {
  // Later than the first page: most visits have nothing waiting.
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  const uploads = await inCase(() => import('./uploads.ts'))
  const count = await uploads?.resumeUploads(userId)
  if (count) notify(`${count} berkas yang belum terkirim dilanjutkan.`)
}
