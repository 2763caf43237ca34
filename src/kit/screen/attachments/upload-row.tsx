import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useOnline } from '../client/connection.ts'
import { Progress } from '../detail/progress.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Lead } from './lead.tsx'
import { dropUpload, retryUpload, type Upload } from './uploads.ts'

/** A file on its way: how far it is, or why it did not arrive and what to do. */
export function UploadRow({ upload }: { readonly upload: Upload }) {
  const isOnline = useOnline()
  const hasFailed = upload.state === 'failed' || upload.state === 'refused'
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pl-3">
      <Lead picture={upload.preview} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{upload.name}</p>
        {hasFailed ? (
          <p role="alert" className="text-xs text-danger">
            {isOnline || upload.state === 'refused' ? upload.reason : 'Tidak ada koneksi. Dikirim lagi nanti.'}
          </p>
        ) : upload.state === 'held' ? (
          <p className="text-xs text-muted-foreground">Menunggu formulirnya dibuka lagi.</p>
        ) : (
          <Progress
            label={`Mengunggah ${upload.name}`}
            percent={Math.floor(upload.share * 100)}
            size={4}
            className="mt-1"
          />
        )}
      </div>
      <span className="flex flex-none">
        {upload.state === 'failed' && (
          <IconButton
            size="sm"
            label={`Coba lagi ${upload.name}`}
            icon={<RotateCw />}
            onClick={() => retryUpload(upload.id)}
          />
        )}
        <IconButton
          size="sm"
          label={hasFailed ? `Buang ${upload.name}` : `Batalkan ${upload.name}`}
          icon={<X />}
          onClick={() => dropUpload(upload.id)}
        />
      </span>
    </li>
  )
}
