import { useEffect, useLayoutEffect, useState } from 'react'
import { Offline } from '#kit/screen/client/fetched.ts'
import { usePageHead } from '#kit/screen/shell/page-head.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { quoted } from '../words.ts'
import { messageOf } from './server-error.tsx'

/** A page that broke inside the shell: the shell stays, the details are a click away, in production too. */
export function PartError({ error }: { error: unknown }) {
  const [isShown, setShown] = useState(false)
  // The bar above names the place, not the page one came from.
  useLayoutEffect(() => usePageHead.setState({ title: 'Belum terbuka', crumbs: [], back: undefined }), [])
  if (error instanceof Offline) return <NotHere />
  return (
    <div role="alert" className="grid min-h-full content-center justify-items-center gap-1 p-6 text-center">
      <p className="text-sm font-semibold">{quoted.partError}</p>
      <p className="text-muted-foreground">Muat ulang halaman ini. Isian yang tersimpan sebagai draf tidak hilang.</p>
      <div className="mt-4 flex gap-2">
        <Button onClick={() => setShown(!isShown)} aria-expanded={isShown}>
          {isShown ? quoted.hideError : quoted.showError}
        </Button>
        <Button onClick={() => location.reload()}>Muat ulang</Button>
      </div>
      {isShown ? (
        <pre className="mt-4 max-w-full overflow-auto rounded-lg border border-border bg-card p-4 text-left text-xs whitespace-pre-wrap text-danger">
          {messageOf(error)}
        </pre>
      ) : null}
    </div>
  )
}

/** The page was never opened on this device and cannot be fetched now; it comes by itself once there is a connection. */
function NotHere() {
  useEffect(() => {
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div role="alert" className="grid min-h-full content-center justify-items-center gap-1 p-6 text-center">
      <p className="text-sm font-semibold">Halaman ini belum bisa dibuka tanpa koneksi.</p>
      <p className="text-muted-foreground">Dibuka sendiri begitu tersambung lagi. Kembali ke halaman tadi juga bisa.</p>
      <div className="mt-4 flex gap-2">
        <Button onClick={() => history.back()}>Kembali</Button>
        <Button onClick={() => location.reload()}>Coba lagi</Button>
      </div>
    </div>
  )
}
