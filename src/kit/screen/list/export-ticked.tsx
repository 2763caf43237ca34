import type { Endpoint } from '#kit/http/endpoint.ts'
import { download } from '../client/download.ts'
import { useMay } from '../client/use-can.ts'
import { BulkAct } from './bulk-bar.tsx'
import type { Selection } from './selection.ts'

interface ExportTickedProps {
  readonly endpoint: Endpoint
  readonly selection: Selection
  /** Asked besides, as for the list itself. */
  readonly always?: Readonly<Record<string, string>>
}

/** The ticked rows as a file. */
export function ExportTicked({ endpoint, selection, always }: ExportTickedProps) {
  if (!useMay(endpoint)) return null
  const input = { ...always, ids: selection.ids.join(','), format: 'xlsx' }
  return <BulkAct onClick={() => void download(endpoint, input)}>Ekspor</BulkAct>
}
