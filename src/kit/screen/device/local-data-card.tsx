import { useState } from 'react'
import { sizeText } from '../attachments/size-text.ts'
import { dropUpload, unsentFiles, useUploads } from '../attachments/uploads.ts'
import { useAuth } from '../client/auth.ts'
import { Confirm } from '../detail/confirm.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { notify } from '../ui/toast.tsx'
import { bytesOn } from './drafts.ts'
import { unsentTitles, wipeShelf } from './local-data.ts'
import { safeShelf } from './safe-shelf.ts'

interface LocalDataProps {
  /** How much was typed and not saved, in all companies. */
  readonly drafts: number
  readonly onWiped: () => void
}

type Files = Awaited<ReturnType<typeof unsentFiles>>

/** How much room this person takes on this device, and the way to take all of it off. */
export function LocalDataCard({ drafts, onWiped }: LocalDataProps) {
  const userId = useAuth((auth) => auth.user?.id) ?? ''
  const bytes = useUploads(({ list }) => list.reduce((sum, { size }) => sum + size, bytesOn(localStorage)))
  const [files, setFiles] = useState<Files>()
  const wipe = (unsent: Files) => {
    setFiles(undefined)
    wipeShelf(safeShelf, userId)
    for (const { id } of unsent) dropUpload(id)
    onWiped()
    notify('Data Anda di perangkat ini dihapus.')
  }
  return (
    <Card
      title="Data di perangkat ini"
      heading="section"
      help="Draf, antrean kirim, dan lembar hitung; data perusahaan ada di server."
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1">
          Terpakai <b className="font-medium figures">{sizeText(bytes)}</b>
        </p>
        <Button
          variant="danger-outline"
          onClick={() => void unsentFiles(userId).then(setFiles)}
          className="max-md:w-full"
        >
          Hapus data lokal
        </Button>
      </div>
      {files && (
        <Confirm
          title="Hapus data lokal?"
          text="Draf, antrean kirim, lembar hitung, dan pilihan terakhir Anda hilang dari perangkat ini. Yang sudah ada di server tetap."
          act="Hapus data lokal"
          isDanger
          onClose={() => setFiles(undefined)}
          onConfirm={() => wipe(files)}
        >
          <Unsent lines={linesOf(drafts, files, unsentTitles(localStorage, userId))} />
        </Confirm>
      )}
    </Card>
  )
}

function linesOf(drafts: number, files: Files, titles: readonly string[]): string[] {
  return [
    ...(drafts > 0 ? [`${drafts} draf`] : []),
    ...(files.length > 0 ? [`${files.length} foto dan berkas: ${files.map(({ name }) => name).join(', ')}`] : []),
    ...new Set(titles),
  ]
}

function Unsent({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p className="mt-4">Tidak ada yang belum terkirim.</p>
  return (
    <div className="mt-4">
      <p className="font-medium">Belum terkirim, dan hilang bila dihapus:</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5 [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
