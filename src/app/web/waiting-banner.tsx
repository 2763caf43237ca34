import { useOnline } from '#kit/screen/client/connection.ts'
import { useQueued } from '#kit/screen/client/queued.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'

/**
 * How many forms that were saved on this device have not arrived, and where they lie; on every page until they have. It
 * comes with the shell: where it is wanted, nothing can be fetched.
 */
export function WaitingBanner() {
  const { forms, refused } = useQueued()
  const isOnline = useOnline()
  if (forms === 0) return null
  const look = refused > 0 ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent'
  return (
    <div role="status" className={`flex flex-wrap items-center gap-x-3 px-6 py-1.5 text-small max-md:px-4 ${look}`}>
      <span className="font-medium figures">
        {refused > 0
          ? `${refused} catatan belum diterima. Perbaiki, lalu kirim lagi.`
          : `${forms} catatan di perangkat ini ${isOnline ? 'sedang dikirim' : 'menunggu sinyal'}.`}
      </span>
      <TextLink to="/account-setting?bagian=perangkat">Lihat antrean</TextLink>
    </div>
  )
}
