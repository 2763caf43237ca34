import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { bookRecurring, skipRecurring, type RecurringDue } from '../../recurring/contract.ts'
import { useTwinCashEntry } from '../twin-question.ts'

/** Months whose day has come: each is booked by one press, kept as a draft to be changed, or left out. */
export function DueMonths({ due }: { readonly due: readonly RecurringDue[] }) {
  const mayWrite = useCan('create laporan-keuangan')
  const navigate = useNavigate()
  const twins = useTwinCashEntry()
  const book = useAct(bookRecurring)
  const skip = useAct(skipRecurring, { say: 'Bulan ini dilewati.' })
  const isBusy = book.isBusy || skip.isBusy
  // While it is asked whether it is another one, the question says it.
  const refusal = (book.refusal?.code === 'cash-entry.twin' ? null : book.refusal) ?? skip.refusal
  const write = async (one: RecurringDue, post: boolean) => {
    const asked = { id: one.recurringId, period: one.period, post }
    try {
      const { id, number } = await twins.through((confirmDuplicates) => book.send({ ...asked, confirmDuplicates }))
      if (post) notify(`${number ?? ''} dicatat.`)
      else if (one.kind === 'manual-journal')
        void navigate({ to: `/laporan-keuangan/edit/${id}`, search: { jenis: 'jurnal' } as never })
      else void navigate({ to: `/laporan-keuangan/edit/${id}` })
    } catch {
      // The refusal stands above the list.
    }
  }
  return (
    <Card
      title="Menunggu dicatat"
      heading="section"
      help={due.length === 0 ? 'Tidak ada yang jatuh tanggalnya.' : undefined}
      flush
    >
      {refusal && (
        <Notice tone="danger" className="mx-5 mb-3">
          {refusal.message}
        </Notice>
      )}
      {due.length > 0 && (
        <PlainTable
          label="menunggu dicatat"
          rows={due}
          keyOf={({ recurringId, period }) => `${recurringId}${period}`}
          columns={[
            { id: 'name', title: 'Nama', cell: ({ name }) => name },
            {
              id: 'date',
              title: 'Tanggal',
              width: 130,
              under: 'name',
              cell: ({ date }) => dayFormat(date as Day, 'short'),
            },
            {
              ...{ id: 'amount', title: 'Jumlah', width: 140, align: 'right', under: 'name' },
              cell: ({ amount }) => <Money value={amount} />,
            },
            {
              ...{ id: 'acts', title: 'Tindakan', isQuiet: true, width: 290, align: 'right' },
              cell: (one) =>
                mayWrite && (
                  <span className="inline-flex flex-wrap justify-end gap-2 py-1">
                    <Button
                      size="sm"
                      variant="filled"
                      disabled={isBusy}
                      aria-label={`Catat ${one.name}, ${one.date}`}
                      onClick={() => void write(one, true)}
                    >
                      Catat
                    </Button>
                    <Button
                      size="sm"
                      disabled={isBusy}
                      aria-label={`Ubah dulu ${one.name}, ${one.date}`}
                      onClick={() => void write(one, false)}
                    >
                      Ubah dulu
                    </Button>
                    <Button
                      size="sm"
                      disabled={isBusy}
                      aria-label={`Lewati ${one.name}, ${one.date}`}
                      onClick={() => void skip.now({ id: one.recurringId, period: one.period })}
                    >
                      Lewati
                    </Button>
                  </span>
                ),
            },
          ]}
        />
      )}
      {twins.dialog}
    </Card>
  )
}
