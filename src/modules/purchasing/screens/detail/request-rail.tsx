import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { decisionWords } from '#kit/posting/decisions.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { RequestDetail } from '../../requests/detail.ts'

/** The guess that decides who must agree, the facts, and what was said. */
export function RequestRail({ request }: { readonly request: RequestDetail }) {
  const mayChange = useCan('update pembelian-barang')
  const needed = dayFormat(request.neededBy as Day, 'short')
  return (
    <>
      <KeyFacts
        lead={{ label: 'Perkiraan nilai', value: rupiah(request.estimate) }}
        rows={[
          ['Peminta', request.requesterName],
          [
            'Untuk',
            <NameLink key="w" to={`/gudang/detail/${request.warehouseId}`}>
              {request.warehouseName}
            </NameLink>,
          ],
          [
            'Dibutuhkan',
            request.isLate ? (
              <span key="n" className="text-danger">
                {needed}
              </span>
            ) : (
              needed
            ),
          ],
          ['Dibuat oleh', request.createdBy],
        ]}
      />
      {request.decisions.length > 0 && (
        <Card title="Persetujuan">
          <ul className="grid gap-3">
            {request.decisions.map((one) => (
              <li key={one.id}>
                <p className="font-medium">{decisionWords[one.decision]}</p>
                <p className="text-small text-muted-foreground">
                  {one.by}, {timelineText(one.at)}
                </p>
                {one.note && <p className="mt-1">“{one.note}”</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Attachments subject="permintaan" ownerId={request.id} canChange={mayChange} />
      {request.notes && (
        <Card title="Catatan">
          <p className="whitespace-pre-line">{request.notes}</p>
        </Card>
      )}
    </>
  )
}
