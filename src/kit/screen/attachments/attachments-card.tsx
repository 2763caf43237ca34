import Camera from 'lucide-react/icons/camera'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useState } from 'react'
import { filesOf, uploadFile, type KeptFile } from '#kit/files/contract.ts'
import { refetchTouched } from '../client/answers.ts'
import { useAsk } from '../client/use-ask.ts'
import { useMay } from '../client/use-can.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FilePick } from './file-pick.tsx'
import { FileRow } from './file-row.tsx'
import { Lightbox } from './lightbox.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { RemoveFile } from './remove-file.tsx'
import { useDrop, usePaste } from './take-files.ts'
import { UploadRow } from './upload-row.tsx'
import { addUploads, useUploads } from './uploads.ts'

export interface AttachmentsProps {
  /** As the department registered it: 'order', 'pembelian'. */
  readonly subject: string
  readonly ownerId: string
  /** Whether this person may add and remove: `useCan('update order')`. */
  readonly canChange: boolean
  readonly title?: string
}

/** The photos and papers of a record, as a card of its rail: seen, added by drop, paste or camera, and let go. */
export function AttachmentsCard({ subject, ownerId, title = 'Lampiran', ...rest }: AttachmentsProps) {
  const canChange = useMay(uploadFile) && rest.canChange
  const asked = useAsk(filesOf, { subject, ownerId })
  const of = `${subject}:${ownerId}`
  const uploads = useUploads(({ list }) => list).filter((one) => one.of === of)
  const [shown, setShown] = useState<string>()
  const [leaving, setLeaving] = useState<KeptFile>()
  const add = useCallback(
    (files: File[]) =>
      addUploads(`${subject}:${ownerId}`, { subject, ownerId }, files, () => refetchTouched(uploadFile.touches)),
    [subject, ownerId],
  )
  const take = canChange ? add : undefined
  const { isOver, handlers } = useDrop(take)
  usePaste(take)

  const files = (asked.data ?? []).filter(({ slot }) => slot === '')
  const photos = files.filter(isPicture)
  const papers = files.filter((file) => !isPicture(file))
  const isEmpty = asked.data !== undefined && files.length === 0 && uploads.length === 0
  return (
    <div
      {...handlers}
      className={cx('rounded-lg', isOver && 'outline-2 outline-offset-2 outline-primary outline-dashed')}
    >
      <Card
        flush
        title={
          <>
            {title} {files.length > 0 && <span className="font-normal text-subtle-foreground">{files.length}</span>}
          </>
        }
        aside={take && <AddButtons onFiles={take} />}
      >
        <div className="pb-3">
          {asked.data === undefined && (asked.failure ? <Failed asked={asked} /> : <Waiting />)}
          {isEmpty && <Nothing canChange={canChange} />}
          {photos.length > 0 && <PhotoGrid photos={photos} onOpen={({ id }) => setShown(id)} />}
          {(papers.length > 0 || uploads.length > 0) && (
            <ul className="grid grid-cols-[minmax(0,1fr)] px-2">
              {papers.map((file) => (
                <FileRow key={file.id} file={file} onRemove={canChange ? () => setLeaving(file) : undefined} />
              ))}
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
            </ul>
          )}
        </div>
      </Card>
      <Lightbox
        photos={photos}
        shown={shown}
        onShow={setShown}
        onRemove={canChange ? (file) => setLeaving(file) : undefined}
      />
      {leaving && (
        <RemoveFile
          file={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => {
            setLeaving(undefined)
            setShown(undefined)
          }}
        />
      )}
    </div>
  )
}

function isPicture(file: KeptFile): boolean {
  return file.type.startsWith('image/')
}

function AddButtons({ onFiles }: { readonly onFiles: (files: File[]) => void }) {
  return (
    <span className="-mr-2 flex">
      <span className="hidden pointer-coarse:flex">
        <FilePick camera onFiles={onFiles}>
          {(open) => <IconButton label="Ambil foto" size="sm" icon={<Camera />} onClick={open} />}
        </FilePick>
      </span>
      <FilePick onFiles={onFiles}>
        {(open) => <IconButton label="Tambah lampiran" size="sm" icon={<Plus />} onClick={open} />}
      </FilePick>
    </span>
  )
}

function Nothing({ canChange }: { readonly canChange: boolean }) {
  return (
    <p className="px-5 pb-2 text-muted-foreground">
      {canChange ? (
        <>
          Belum ada lampiran. <span className="pointer-coarse:hidden">Seret foto atau PDF ke sini, atau tempel.</span>
        </>
      ) : (
        'Belum ada lampiran.'
      )}
    </p>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid grid-cols-3 gap-2 px-5 pb-2">
      <span className="sr-only">Memuat lampiran…</span>
      {[1, 2, 3].map((tile) => (
        <Skeleton key={tile} className="aspect-square h-auto w-full" />
      ))}
    </div>
  )
}

function Failed({ asked }: { readonly asked: ReturnType<typeof useAsk<typeof filesOf>> }) {
  if (asked.failure?.status === 403) {
    return <p className="px-5 pb-2 text-muted-foreground">Anda tidak punya akses ke lampiran ini.</p>
  }
  return (
    <div role="alert" className="flex items-center gap-2 px-5 pb-2">
      <p className="min-w-0 flex-1 text-muted-foreground">Lampiran gagal dimuat.</p>
      <Button size="sm" onClick={asked.reload}>
        Coba lagi
      </Button>
    </div>
  )
}
