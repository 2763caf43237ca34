import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { Unsent } from './use-unsent.ts'

/** Says how many counts wait on this device; whoever hands the count in should see them first. */
export function UnsentNotice({ unsent }: { readonly unsent: Unsent }) {
  const count = Object.keys(unsent.waiting).length
  if (count === 0) return null
  return (
    <div className="px-5 pb-4">
      <Notice tone="warning">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-56">
            {unsent.fault ?? `${count} hitungan belum terkirim. Tersimpan di perangkat ini, dikirim saat ada sinyal.`}
          </span>
          <Button size="sm" isBusy={unsent.isSending} busyText="Mengirim…" onClick={() => void unsent.send()}>
            Kirim sekarang
          </Button>
        </span>
      </Notice>
    </div>
  )
}
