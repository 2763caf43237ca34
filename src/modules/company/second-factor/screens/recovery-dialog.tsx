import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { copyText } from '#kit/screen/client/copy-text.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'

/** Ten codes, shown this once: copied, saved or written down before the dialog lets go. */
export function RecoveryDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify('Kode cadangan disalin.')
    else complain('Kode belum disalin.', 'Browser tidak mengizinkannya. Unduh, atau catat di kertas.')
  }
  return (
    <Dialog
      open
      mustAnswer
      onClose={() => undefined}
      title="Simpan kode cadangan"
      text="Bila ponsel hilang, satu kode menggantikan kode aplikasi. Setiap kode sekali pakai, dan hanya ditampilkan sekarang."
      actions={
        <Button variant="filled" disabled={!isKept} onClick={onClose}>
          Selesai
        </Button>
      }
    >
      <ol className="mt-5 grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-1.5 rounded-lg bg-muted px-4 py-3 text-small code max-md:grid-cols-1 max-md:justify-center max-md:justify-items-center">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3 mb-4 flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy />} onClick={() => void copy()}>
          Salin
        </Button>
        <Button size="sm" icon={<Download />} onClick={() => save(codes)}>
          Unduh
        </Button>
      </div>
      <CheckBox label="Sudah saya simpan di tempat aman" checked={isKept} onChange={setKept} />
    </Dialog>
  )
}

function save(codes: readonly string[]): void {
  const text = `Kode cadangan Mandor\nSetiap kode hanya bisa dipakai sekali.\n\n${codes.join('\n')}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'kode-cadangan-mandor.txt' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
