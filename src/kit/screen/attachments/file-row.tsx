import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Lock from 'lucide-react/icons/lock'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { markPrivate, type KeptFile } from '#kit/files/contract.ts'
import { lazy } from '../client/lazy.tsx'
import { useAct } from '../client/use-act.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { sizeText } from './size-text.ts'

interface FileRowProps {
  readonly file: KeptFile
  /** Left out for who may only look. */
  readonly onRemove: (() => void) | undefined
}

const PaperViewer = lazy(() => import('./paper-viewer.tsx').then((parts) => ({ default: parts.PaperViewer })))

/** A paper: what it is called and how large it is; a click opens a PDF where one is, and saves anything else. */
export function FileRow({ file, onRemove }: FileRowProps) {
  const hide = useAct(markPrivate)
  const [isReading, setReading] = useState(false)
  return (
    <li className="flex items-center">
      {file.type === 'application/pdf' ? (
        <button type="button" title={`Buka ${file.name}`} className={face} onClick={() => setReading(true)}>
          <Face file={file} />
        </button>
      ) : (
        <a href={`/storage/${file.id}`} download={file.name} title={`Unduh ${file.name}`} className={face}>
          <Face file={file} />
        </a>
      )}
      {isReading && (
        <Suspense>
          <PaperViewer file={file} onClose={() => setReading(false)} />
        </Suspense>
      )}
      {onRemove && (
        <Menu
          label={`Pilihan ${file.name}`}
          trigger={<IconButton plain size="sm" label={`Pilihan ${file.name}`} icon={<Ellipsis />} />}
        >
          <MenuItem
            icon={file.isPrivate ? <Eye /> : <Lock />}
            onSelect={() => void hide.now({ id: file.id, isPrivate: !file.isPrivate })}
          >
            {file.isPrivate ? 'Tampilkan ke semua' : 'Jadikan internal saja'}
          </MenuItem>
          <MenuItem danger icon={<Trash />} onSelect={onRemove}>
            Hapus
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}

const face =
  'flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-1 text-left hover:bg-row-hover max-md:min-h-12'

function Face({ file }: { readonly file: KeptFile }) {
  return (
    <>
      <FileText className="flex-none text-subtle-foreground" aria-hidden />
      <b className="min-w-0 flex-1 truncate font-medium">{file.name}</b>
      {file.isPrivate && <Lock className="size-3.5 flex-none text-subtle-foreground" aria-label="Internal saja" />}
      <span className="flex-none text-small text-muted-foreground figures">{sizeText(file.size)}</span>
    </>
  )
}
