import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { beforeRail } from '#kit/screen/detail/before-rail.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { explainCount, type CountDetail, type CountLine } from '#modules/warehouse/opname/contract.ts'
import { lacksReason } from '#modules/warehouse/opname/reasons.ts'
import { ReverseLine } from './dialogs.tsx'
import { OneReason } from './one-reason.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { isDifferent, resultColumns } from './result-columns.tsx'

interface CountResultProps {
  readonly count: CountDetail
  /** It was to be approved: a reason that is missing is asked for. */
  readonly isAsked: boolean
}

/** What was counted, the differences first; while it is reviewed a reason that is missing is written here. */
export function CountResult({ count, isAsked }: CountResultProps) {
  const [isAll, setAll] = useState(false)
  const [reversing, setReversing] = useState<CountLine>()
  const explain = useAct(explainCount, { say: 'Alasan disimpan.' })
  const unexplained = count.can.includes('explain') ? count.lines.filter(lacksReason) : []
  const write = (lines: readonly CountLine[], reason: string) =>
    void explain.now({ id: count.id, lines: lines.map(({ itemId }) => ({ itemId, reason })) })
  const different = count.lines.filter((line) => isDifferent(line))
  const rows = isAll || different.length === 0 ? count.lines : different
  if (count.state === 'draft') {
    return (
      <Card flush>
        <Empty
          title="Opname belum dimulai."
          text="Saat dimulai, jumlah menurut sistem dicatat dan lembar hitungnya dibuat."
        />
      </Card>
    )
  }
  return (
    <Card
      title={different.length > 0 ? `Selisih ${different.length} barang` : 'Tidak ada selisih'}
      aside={
        different.length > 0 && (
          <Button size="xs" variant="ghost" onClick={() => setAll(!isAll)}>
            {isAll ? 'Hanya yang berselisih' : 'Tampilkan semua'}
          </Button>
        )
      }
      flush
      className={cx('overflow-hidden', count.can.includes('approve') && beforeRail)}
    >
      {unexplained.length > 0 && (
        <OneReason
          count={unexplained.length}
          isBusy={explain.isBusy}
          onUse={(reason) => write(unexplained.slice(0, 500), reason)}
        />
      )}
      {explain.refusal && (
        <p role="alert" className="border-t border-border-subtle px-5 py-3 text-small font-medium text-danger">
          {explain.refusal.message}
        </p>
      )}
      <PlainTable
        label="Hasil hitung"
        rows={rows}
        keyOf={(line) => line.id}
        columns={resultColumns(count, {
          reasonOf: (line) =>
            unexplained.includes(line) ? (
              <ReasonChoice
                label={`Alasan selisih ${line.itemName}`}
                value=""
                isMissing={isAsked}
                onChange={(reason) => reason && write([line], reason)}
              />
            ) : null,
          ...(count.can.includes('reverse-line') && { reverse: setReversing }),
        })}
      />
      {reversing && <ReverseLine count={count} line={reversing} onClose={() => setReversing(undefined)} />}
    </Card>
  )
}
