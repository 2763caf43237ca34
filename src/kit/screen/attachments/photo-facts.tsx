import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { KeptFile } from '#kit/files/contract.ts'
import { MapLink } from '../format/map-link.tsx'
import { momentText } from '../format/zone.ts'
import { sizeText } from './size-text.ts'

/** Under a photo: when and where it was taken, with what, and who brought it. */
export function PhotoFacts({ photo }: { readonly photo: KeptFile }) {
  const { takenAt, lat, lng, device, createdAt, createdBy, size, isPrivate } = photo
  const facts: readonly ReactNode[] = [
    isPrivate && (
      <span key="p" className="inline-flex items-center gap-1">
        <Lock className="size-3.5" aria-hidden /> Internal saja
      </span>
    ),
    takenAt && `Diambil ${momentText(takenAt)}`,
    device,
    lat && lng && (
      <MapLink key="m" lat={lat} lng={lng}>
        Lihat lokasi di peta
      </MapLink>
    ),
    `Diunggah ${createdBy ? `${createdBy}, ` : ''}${momentText(createdAt)}`,
    sizeText(size),
  ]
  const said = facts.filter(Boolean)
  return (
    <p className="flex min-h-12 flex-none flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-small text-muted-foreground max-md:px-4">
      {said.map((fact, at) => (
        <span key={at}>{fact}</span>
      ))}
    </p>
  )
}
