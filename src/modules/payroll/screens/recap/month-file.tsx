import Download from 'lucide-react/icons/download'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { addressOf } from '#kit/screen/client/ask.ts'
import { buttonClass } from '#kit/screen/ui/button-class.ts'

/** A file of a month to fetch: what it is called on its button, and what is asked for beside the month. */
export function MonthFile({
  endpoint,
  asked,
  label,
  about,
}: {
  readonly endpoint: Endpoint
  readonly asked: Readonly<Record<string, string>>
  readonly label: string
  /** Read out before the label, where several files have the same one. */
  readonly about?: string
}) {
  return (
    <a
      href={addressOf(endpoint, asked as never)}
      download
      className={buttonClass({ variant: 'outline', size: 'sm' })}
      aria-label={about && `${about}, ${label}`}
    >
      <Download className="-ml-0.5" aria-hidden />
      {label}
    </a>
  )
}

/** The same file as a sheet and as plain text. */
export function MonthSheets(given: { readonly endpoint: Endpoint; readonly month: string; readonly about: string }) {
  const { endpoint, month, about } = given
  return (['xlsx', 'csv'] as const).map((format) => (
    <MonthFile key={format} asked={{ month, format }} label={format.toUpperCase()} {...{ endpoint, about }} />
  ))
}
