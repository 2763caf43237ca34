interface MapLinkProps {
  /** Degrees: '-6.595038'. */
  readonly lat: string
  readonly lng: string
  readonly children: string
}

/** A point, shown on a map in another tab. */
export function MapLink({ lat, lng, children }: MapLinkProps) {
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
      className="for-thumb rounded-sm underline underline-offset-2 hover:text-foreground"
    >
      {children}
    </a>
  )
}
