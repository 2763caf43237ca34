import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { useOnline } from '../client/connection.ts'
import { Progress } from '../detail/progress.tsx'
import { momentText } from '../format/zone.ts'
import { TextLink } from '../shell/go.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Lead } from './lead.tsx'
import { dropUpload, retryUpload, type Upload } from './uploads.ts'

/** A weekend without a signal; what waits longer is said to. */
const OLD_MS = 3 * 24 * 3600 * 1000

/** A file on its way: how far it is, or why it did not arrive and what to do. */
export function UploadRow({ upload, children }: { readonly upload: Upload; readonly children?: ReactNode }) {
  const hasFailed = upload.state === 'failed' || upload.state === 'refused'
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 py-1 pl-3">
      <Lead picture={upload.preview} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{upload.name}</p>
        <State upload={upload} hasFailed={hasFailed} />
        {upload.isLoose && <Loose />}
        {now().getTime() - upload.at > OLD_MS && (
          <p className="text-xs text-warning figures">
            Belum terkirim sejak {momentText(new Date(upload.at).toISOString())}. Disimpan sampai terkirim atau dibuang.
          </p>
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
      {children && <span className="basis-full">{children}</span>}
    </li>
  )
}

function State({ upload, hasFailed }: { readonly upload: Upload; readonly hasFailed: boolean }): ReactNode {
  const isOnline = useOnline()
  if (hasFailed)
    return (
      <p role="alert" className="text-xs text-danger">
        {isOnline || upload.state === 'refused' ? upload.reason : 'Tidak ada koneksi. Dikirim lagi nanti.'}
      </p>
    )
  if (upload.state === 'held' && upload.of.startsWith('form:'))
    return (
      <p className="text-xs text-muted-foreground">
        Menunggu <TextLink to={pageOf(upload)}>formulirnya</TextLink> dibuka lagi.
      </p>
    )
  return (
    <Progress label={`Mengunggah ${upload.name}`} percent={Math.floor(upload.share * 100)} size={4} className="mt-1" />
  )
}

/** The device has no room for it, and the way out. */
function Loose() {
  return (
    <p role="alert" className="mt-1 text-xs text-danger">
      Tidak muat disimpan di perangkat ini. Biarkan aplikasi terbuka sampai terkirim, atau kosongkan dulu{' '}
      <TextLink to="/account-setting?bagian=perangkat">Antrean kirim</TextLink>.
    </p>
  )
}

/** Where the form stands that it waits for: 'form:/order/tambah#files'. */
function pageOf({ of }: Upload): string {
  return of.slice('form:'.length, of.lastIndexOf('#'))
}
