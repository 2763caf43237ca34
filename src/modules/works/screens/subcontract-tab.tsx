import FilePlus from 'lucide-react/icons/file-plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { listSubcontracts, type SubcontractSeen } from '../subcontract/contract.ts'
import { SubcontractCard } from './subcontract/subcontract-card.tsx'

const SpkSheet = later(() => import('./subcontract/spk-sheet.tsx').then((parts) => parts.SpkSheet))

/** Work of a project that was given to subcontractors: each SPK with what was measured, billed and held back of it. */
export function SubcontractTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listSubcontracts, { id: projectId })
  const mayWrite = useCan('update daftar-proyek')
  const [writing, setWriting] = useState<SubcontractSeen | 'new'>()
  const write = (variant: 'filled' | 'outline') =>
    mayWrite && (
      <Button variant={variant} icon={<FilePlus />} onClick={() => setWriting('new')}>
        Buat SPK subkon
      </Button>
    )
  return (
    <>
      <AskedCard asked={asked} rows={6}>
        {(subcontracts) =>
          subcontracts.length === 0 ? (
            <NothingYet
              text="Belum ada pekerjaan yang diserahkan ke subkontraktor. SPK mencatat volume, harga, uang muka, dan retensinya."
              action={write('filled')}
            />
          ) : (
            <>
              <div className="flex justify-end px-5 py-3">{write('outline')}</div>
              {subcontracts.map((subcontract) => (
                <SubcontractCard
                  key={subcontract.id}
                  subcontract={subcontract}
                  onEdit={() => setWriting(subcontract)}
                />
              ))}
            </>
          )
        }
      </AskedCard>
      {writing && (
        <SpkSheet
          projectId={projectId}
          draft={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  )
}
