import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { guaranteeKinds, guaranteeStatuses, printGuarantee, type Guarantee } from '../../guarantee/contract.ts'

interface SeeGuaranteeProps {
  readonly projectId: string
  readonly guarantee: Guarantee
  readonly mayWrite: boolean
  readonly onChange: () => void
  readonly onClose: () => void
}

/** A guarantee at the side: what it says, its scan, and the letter that goes or came back with it. */
export function SeeGuarantee({ projectId, guarantee, mayWrite, onChange, onClose }: SeeGuaranteeProps) {
  const day = (on: string) => dayFormat(on as Day, 'short')
  const facts: readonly (readonly [string, string | null])[] = [
    ['Jenis', guaranteeKinds[guarantee.kind]],
    ['Penerbit', guarantee.issuer],
    ['Nilai', rupiah(guarantee.amount)],
    ['Berlaku', `${day(guarantee.validFrom)} – ${day(guarantee.validTo)}`],
    ['Status', guaranteeStatuses[guarantee.status]],
    ['Dikembalikan pada', guarantee.returnedOn && day(guarantee.returnedOn)],
    ['Catatan', guarantee.note],
  ]
  return (
    <Sheet open onClose={onClose} title={guarantee.number}>
      <div className="grid grid-cols-1 gap-5 p-5">
        <Facts rows={facts.filter(([, value]) => value !== null)} />
        <div className="flex flex-wrap gap-2">
          <PaperLink
            endpoint={printGuarantee}
            input={{ id: projectId, guaranteeId: guarantee.id }}
            label={guarantee.returnedOn === null ? 'Surat pengantar' : 'Tanda terima'}
          />
          {mayWrite && <Button onClick={onChange}>Ubah</Button>}
        </div>
        <Attachments subject="jaminan" ownerId={guarantee.id} canChange={mayWrite} title="Scan jaminan" />
      </div>
    </Sheet>
  )
}
