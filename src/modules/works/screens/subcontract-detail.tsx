import { useState } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { openSubcontract } from '../subcontract/contract.ts'
import type { SubcontractAddendumSeen } from '../subcontract/addendum/seen.ts'
import type { SubcontractSeen } from '../subcontract/seen.ts'
import { SubcontractPrimary, SubcontractTools } from './subcontract/acts.tsx'
import { SubcontractAddenda } from './subcontract/addenda.tsx'
import { SubcontractBills } from './subcontract/bills.tsx'
import { SubcontractFigures } from './subcontract/figures.tsx'
import { SubcontractLines } from './subcontract/lines.tsx'
import { SubcontractOpeningCard } from './subcontract/opening-card.tsx'
import { SubcontractOpnames } from './subcontract/opnames.tsx'
import { SubcontractBadge, subcontractHappenings } from './subcontract/words.tsx'

const AddendumSheet = later(() => import('./subcontract/addendum-sheet.tsx').then((parts) => parts.AddendumSheet))
const OpnameSheet = later(() => import('./subcontract/opname-sheet.tsx').then((parts) => parts.OpnameSheet))
const SpkSheet = later(() => import('./subcontract/spk-sheet.tsx').then((parts) => parts.SpkSheet))

/** /daftar-proyek/detail/{proyekId}?spk={id}: an SPK of a subcontractor, what was built, billed and held back of it. */
export function SubcontractDetail({ proyekId, id }: { readonly proyekId: string; readonly id: string }) {
  const asked = useAsk(openSubcontract, { id })
  const back = `/daftar-proyek/detail/${proyekId}?bagian=subkon`
  return (
    <AskedPage asked={asked} title="SPK subkon" back={back}>
      {(subcontract) => <Opened subcontract={subcontract} back={back} />}
    </AskedPage>
  )
}

type Doing =
  | { readonly sheet: 'edit' | 'measure' }
  | { readonly sheet: 'change'; readonly draft?: SubcontractAddendumSeen }

function Opened({ subcontract, back }: { readonly subcontract: SubcontractSeen; readonly back: string }) {
  const [doing, setDoing] = useState<Doing>()
  const mayWrite = useCan('update daftar-proyek')
  const { id, number, projectId, supplierId, voidReason } = subcontract
  const close = () => setDoing(undefined)
  return (
    <DetailPage
      title={number ?? 'Draf SPK subkon'}
      isCode={number !== null}
      back={back}
      badge={<SubcontractBadge status={subcontract.status} />}
      meta={
        <>
          <NameLink to={`/supplier/detail/${supplierId}`}>{subcontract.supplierName}</NameLink>
          {' · '}
          <NameLink to={`/daftar-proyek/detail/${projectId}`}>{subcontract.projectName}</NameLink>
        </>
      }
      actions={
        <SubcontractTools
          subcontract={subcontract}
          back={back}
          onEdit={() => setDoing({ sheet: 'edit' })}
          onChange={() => setDoing({ sheet: 'change' })}
        />
      }
      primary={<SubcontractPrimary subcontract={subcontract} onMeasure={() => setDoing({ sheet: 'measure' })} />}
      rail={
        <>
          <SubcontractFigures subcontract={subcontract} />
          <Attachments subject="subkon" ownerId={id} canChange={mayWrite} />
        </>
      }
    >
      {voidReason && <Notice tone="warning">{`SPK ini dibatalkan: ${voidReason}`}</Notice>}
      <SubcontractLines subcontract={subcontract} />
      <SubcontractAddenda addenda={subcontract.addenda} onEdit={(draft) => setDoing({ sheet: 'change', draft })} />
      <SubcontractOpeningCard subcontract={subcontract} />
      <SubcontractOpnames subcontract={subcontract} onEdit={() => setDoing({ sheet: 'measure' })} />
      <SubcontractBills subcontract={subcontract} />
      {subcontract.notes && <Card title="Catatan">{subcontract.notes}</Card>}
      <RecordActivity subject="subkon" ownerId={id} words={subcontractHappenings} />
      {doing?.sheet === 'measure' && <OpnameSheet subcontract={subcontract} onClose={close} />}
      {doing?.sheet === 'edit' && <SpkSheet projectId={projectId} draft={subcontract} onClose={close} />}
      {doing?.sheet === 'change' && <AddendumSheet subcontract={subcontract} draft={doing.draft} onClose={close} />}
    </DetailPage>
  )
}
