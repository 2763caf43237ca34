import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { QuietBadge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { addendumStates, type AddendumLineSeen, type SubcontractAddendumSeen } from '../../subcontract/addendum/seen.ts'
import { AddendumActs } from './addendum-acts.tsx'

interface AddendaProps {
  readonly addenda: readonly SubcontractAddendumSeen[]
  readonly onEdit: (addendum: SubcontractAddendumSeen) => void
}

/** The addenda of a subcontract, newest first: why, what changed, who approved it. */
export function SubcontractAddenda({ addenda, onEdit }: AddendaProps) {
  if (addenda.length === 0) return null
  return (
    <Card title="Addendum" flush>
      {addenda.toReversed().map((addendum) => (
        <Addendum key={addendum.id} addendum={addendum} onEdit={() => onEdit(addendum)} />
      ))}
    </Card>
  )
}

const tones: Readonly<Record<SubcontractAddendumSeen['state'], Tone>> = {
  draft: 'neutral',
  asked: 'warning',
  approved: 'success',
  void: 'neutral',
}

interface AddendumProps {
  readonly addendum: SubcontractAddendumSeen
  readonly onEdit: () => void
}

function Addendum({ addendum, onEdit }: AddendumProps) {
  const { number, state, reason, remark, voidReason, totalBefore, totalAfter } = addendum
  const name = number ?? 'Draf addendum'
  const by = addendum.approvedBy ? `disetujui ${addendum.approvedBy}` : `ditulis ${addendum.writtenBy ?? ''}`
  return (
    <section aria-label={name} className="border-t border-border">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            <span className={number ? 'code' : undefined}>{name}</span>
            <QuietBadge tone={tones[state]} notYet={state === 'draft'}>
              {addendumStates[state]}
            </QuietBadge>
          </h3>
          <p>{reason}</p>
          <p className="text-small text-muted-foreground">
            {`${dayFormat(addendum.date as Day, 'short')}, ${by}`}
            {totalBefore && totalAfter && `, nilai SPK ${rupiah(totalBefore)} menjadi ${rupiah(totalAfter)}`}
          </p>
          {voidReason && <p className="text-small text-muted-foreground">{`Dibatalkan: ${voidReason}`}</p>}
        </div>
        <AddendumActs addendum={addendum} onEdit={onEdit} />
      </div>
      {remark && state === 'draft' && (
        <Notice
          tone="warning"
          className="mx-5 mb-3"
        >{`Dikembalikan: ${remark}. Ubah drafnya, lalu ajukan lagi.`}</Notice>
      )}
      {addendum.overPlan.map(({ name: work, over }) => (
        <Notice key={work} tone="warning" className="mx-5 mb-3">
          {`${work} akan melewati RAP sebesar ${rupiah(over)}.`}
        </Notice>
      ))}
      <PlainTable
        label={`Pekerjaan ${name}`}
        columns={columns}
        rows={addendum.lines}
        keyOf={(line) => `${line.lineId ?? ''}${line.workItemId}${line.description}`}
      />
      <p className="flex justify-between gap-4 border-t border-border-subtle px-5 py-3 font-semibold">
        Tambah/kurang <Money value={addendum.net} rp />
      </p>
    </section>
  )
}

const columns: readonly PlainColumn<AddendumLineSeen>[] = [
  { id: 'code', title: 'No.', width: 80, isWide: true, cell: (line) => <span className="code">{line.code}</span> },
  {
    ...{ id: 'name', title: 'Pekerjaan' },
    cell: (line) => (
      <span className="block truncate">{line.isNew ? `${line.description} (baru)` : line.description}</span>
    ),
  },
  {
    ...{ id: 'before', title: 'Semula', width: 96, align: 'right', isWide: true },
    cell: (line) => <Qty value={line.volumeBefore} />,
  },
  {
    ...{ id: 'volume', title: 'Menjadi', width: 104, align: 'right' },
    cell: (line) => <Qty value={line.volumeAfter} unit={line.unit} />,
  },
  {
    ...{ id: 'price', title: 'Harga (Rp)', width: 112, align: 'right', isWide: true },
    cell: (line) => <Money value={line.price} />,
  },
  {
    ...{ id: 'amount', title: 'Jumlah (Rp)', width: 128, align: 'right' },
    cell: (line) => <Money value={line.amount} />,
  },
]
