import TrendingUp from 'lucide-react/icons/trending-up'
import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { DRIFT_WARNED, openDrift } from '../../drift/contract.ts'

const DriftSheet = later(() => import('./drift-sheet.tsx').then((parts) => parts.DriftSheet))

/** Warns of material that is dearer now than its plan thought, and opens the prices; silent where nothing was bought. */
export function DriftNotice({ projectId }: { readonly projectId: string }) {
  const { data } = useAsk(openDrift, { id: projectId })
  const [isOpen, setOpen] = useState(false)
  if (!data || data.rows.length === 0) return null
  const see = (
    <Button variant="ghost" icon={<TrendingUp />} onClick={() => setOpen(true)}>
      Lihat harga beli
    </Button>
  )
  return (
    <div className="px-5 pb-3">
      {data.warned > 0 ? (
        <Notice tone="warning">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {`${qtyFormat(String(data.warned))} bahan naik ${DRIFT_WARNED}% atau lebih dari harga RAP.`}
            {data.effect.startsWith('-') ? '' : ` Sisa pekerjaan menjadi ${rupiah(data.effect)} lebih mahal.`}
            {see}
          </span>
        </Notice>
      ) : (
        see
      )}
      {isOpen && <DriftSheet drift={data} onClose={() => setOpen(false)} />}
    </div>
  )
}
