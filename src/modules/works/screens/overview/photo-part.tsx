import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { thumbOf } from '#kit/screen/attachments/photo-grid.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { albumChoices } from '../../album/contract.ts'
import { OverviewPart } from './overview-part.tsx'

/** So many photos stand in Ringkasan. */
const SHOWN = 4

/** The newest photos that the site sent this month; all of them stand in Dokumentasi Proyek. */
export function PhotoPart({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(albumChoices, { projectId, month: today().slice(0, 7) })
  return (
    <AskedCard asked={asked} rows={3}>
      {(photos) => (
        <OverviewPart
          title="Foto bulan ini"
          aside={photos.length > 0 ? `${photos.length} foto` : undefined}
          more={{ text: 'Dokumentasi', to: `/dokumentasi-proyek/detail/${projectId}` }}
        >
          {photos.length === 0 ? (
            <p className="pb-2 text-muted-foreground">Belum ada foto dari lapangan bulan ini.</p>
          ) : (
            <ul className="grid grid-cols-2 gap-3">
              {photos.slice(-SHOWN).map((photo) => (
                <li key={photo.id} className="min-w-0 text-xs text-muted-foreground">
                  <img
                    src={thumbOf(photo)}
                    alt={photo.own ?? photo.caption ?? 'Foto lapangan'}
                    loading="lazy"
                    decoding="async"
                    className="aspect-4/3 w-full rounded-md border border-border object-cover"
                  />
                  <span className="block truncate pt-1 figures">{dayFormat(photo.date as Day, 'short')}</span>
                </li>
              ))}
            </ul>
          )}
        </OverviewPart>
      )}
    </AskedCard>
  )
}
