import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { siteReportStates, type SiteReportState } from '../../diary/words.ts'

const tones: Readonly<Record<SiteReportState, Tone>> = { draft: 'neutral', sent: 'info', checked: 'success' }

/** Where a report stands, in its colour. */
export function SiteReportBadge({ state }: { readonly state: SiteReportState }) {
  return <Badge tone={tones[state]}>{siteReportStates[state]}</Badge>
}

/** How the acts on a report are told. */
export const siteReportActs: Readonly<Record<string, string>> = {
  create: 'menulis',
  update: 'mengubah',
  send: 'mengirim ke kantor',
  check: 'memeriksa',
  'give-back': 'mengembalikan',
  delete: 'menghapus draf',
  'note-photo': 'memberi keterangan foto',
}
