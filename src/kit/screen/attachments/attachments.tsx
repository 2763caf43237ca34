import { later } from '../client/later.tsx'
import { Card } from '../ui/card.tsx'
import { Loading } from '../ui/skeleton.tsx'
import type { AttachmentsProps } from './attachments-card.tsx'

/** The photos and papers of a record, as a card of its rail; it stands beside what people came for, so the page does not wait for it. */
export const Attachments = later<AttachmentsProps>(
  () => import('./attachments-card.tsx').then((parts) => parts.AttachmentsCard),
  {
    now: true,
    fallback: (
      <Card flush title="Lampiran">
        <Loading rows={2} />
      </Card>
    ),
  },
)
