import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { WhatsAppSheet } from '#kit/screen/document/whatsapp-sheet.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listAlbums, printAlbum, removeAlbum, type PhotoAlbum } from '../../album/contract.ts'

const AlbumSheet = later(() => import('./album-sheet.tsx').then((parts) => parts.AlbumSheet))

interface AlbumsProps {
  readonly projectId: string
  /** Whose photos a new album offers first: 'YYYY-MM'. */
  readonly month: string
}

/** Albums of photos of a project: printed, and shown to others by a link that ends. */
export function Albums({ projectId, month }: AlbumsProps) {
  const asked = useAsk(listAlbums, { projectId })
  const mayMake = useCan('create dokumentasi-proyek')
  const maySend = useCan('update dokumentasi-proyek')
  const [isMaking, setMaking] = useState(false)
  const [sent, setSent] = useState<PhotoAlbum>()
  const [gone, setGone] = useState<PhotoAlbum>()
  const remove = useAct(removeAlbum, {
    say: 'Album dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: () => setGone(undefined),
  })
  return (
    <div className="mt-4">
      <Card
        title="Album foto"
        help="Foto pilihan untuk dicetak, atau dibuka orang lain lewat tautan yang berakhir sendiri."
        flush
        className="overflow-hidden"
        aside={
          mayMake && (
            <Button icon={<Plus />} onClick={() => setMaking(true)}>
              Buat album
            </Button>
          )
        }
      >
        <AskedCard asked={asked} title="Album" rows={2}>
          {(albums) =>
            albums.length === 0 ? (
              <p className="px-5 pb-5 text-muted-foreground">Belum ada album untuk proyek ini.</p>
            ) : (
              <PlainTable
                label="album foto"
                rows={albums}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'title',
                    title: 'Album',
                    cell: (row) => (
                      <span className="grid py-2">
                        <span className="font-medium">{row.title}</span>
                        <span className="text-xs text-muted-foreground">
                          {`${row.photos} foto, ${row.perPage} per halaman · ${row.madeBy}, ${momentText(row.madeAt)}`}
                        </span>
                      </span>
                    ),
                  },
                  {
                    ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 300, align: 'right' as const },
                    cell: (row) => (
                      <span className="flex flex-wrap justify-end gap-2 py-1">
                        <PaperLink endpoint={printAlbum} input={{ id: row.id }} label="Cetak" />
                        {maySend && <Button onClick={() => setSent(row)}>Tautan</Button>}
                        {maySend && (
                          <Button variant="ghost" onClick={() => setGone(row)}>
                            Hapus
                          </Button>
                        )}
                      </span>
                    ),
                  },
                ]}
              />
            )
          }
        </AskedCard>
      </Card>
      {isMaking && <AlbumSheet projectId={projectId} month={month} onClose={() => setMaking(false)} />}
      {sent && (
        <WhatsAppSheet
          label={`Album foto ${sent.title}`}
          paper={{ kind: 'album-foto', id: sent.id }}
          onClose={() => setSent(undefined)}
        />
      )}
      {gone && (
        <Confirm
          title={`Hapus album ${gone.title}?`}
          text="Album masuk ke Sampah selama 30 hari, dan tautannya tidak terbuka. Fotonya tetap ada di laporan harian."
          act="Hapus"
          doing={remove}
          onConfirm={() => void remove.now({ id: gone.id })}
          onClose={() => setGone(undefined)}
        />
      )}
    </div>
  )
}
