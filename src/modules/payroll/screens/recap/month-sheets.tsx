import type { Endpoint } from '#kit/http/endpoint.ts'
import { FileButton } from '#kit/screen/paper/file-button.tsx'

/** The same file of a month as a sheet and as plain text. */
export function MonthSheets(given: { readonly endpoint: Endpoint; readonly month: string; readonly about: string }) {
  const { endpoint, month, about } = given
  return (['xlsx', 'csv'] as const).map((format) => (
    <FileButton key={format} input={{ month, format }} label={format.toUpperCase()} {...{ endpoint, about }} />
  ))
}
