import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { timelineText, today } from '#kit/screen/format/zone.ts'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { areaWords, listPeriodLocks, setPeriodLock, type LockRow } from '#modules/journal/contract.ts'

/** Up to which day each area is closed; behind it nothing is posted, by nobody. */
export function PeriodLockCard() {
  const asked = useAsk(listPeriodLocks, {})
  const mayLock = useMay(setPeriodLock)
  const [open, setOpen] = useState<LockRow>()
  return (
    <AskedCard asked={asked} title="Kunci periode">
      {(rows) => (
        <Card
          title="Kunci periode"
          heading="section"
          help="Tidak ada yang dibukukan di tanggal sampai hari kunci. Dokumen lama yang dibatalkan dibukukan pada hari pembatalan."
          flush
        >
          <PlainTable
            label="kunci periode"
            rows={rows}
            keyOf={(row) => row.area}
            columns={[
              {
                id: 'area',
                title: 'Bagian',
                cell: (row) => (
                  <span className="grid gap-0.5">
                    <span className="font-medium">{areaWords[row.area]}</span>
                    <span className="grid gap-0.5 md:hidden">
                      <Until row={row} />
                      {row.reason && <Why row={row} />}
                    </span>
                  </span>
                ),
              },
              { id: 'until', title: 'Terkunci sampai', isWide: true, width: 170, cell: (row) => <Until row={row} /> },
              { id: 'reason', title: 'Alasan', isWide: true, cell: (row) => <Why row={row} /> },
              {
                id: 'act',
                title: 'Tindakan',
                isQuiet: true,
                width: 104,
                align: 'right',
                cell: (row) =>
                  mayLock ? (
                    <Button size="sm" onClick={() => setOpen(row)} aria-label={`Ubah kunci ${areaWords[row.area]}`}>
                      Ubah
                    </Button>
                  ) : null,
              },
            ]}
          />
          {open && <LockSheet row={open} onClose={() => setOpen(undefined)} />}
        </Card>
      )}
    </AskedCard>
  )
}

function Until({ row }: { readonly row: LockRow }) {
  if (row.lockedUntil === null) return <QuietBadge notYet>Terbuka</QuietBadge>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Lock className="size-3.5 text-muted-foreground" aria-hidden />
      <DateText value={row.lockedUntil} style="short" />
    </span>
  )
}

/** Why it stands where it stands, and who put it there. */
function Why({ row }: { readonly row: LockRow }) {
  if (row.reason === null) return '—'
  return (
    <span className="grid py-1.5">
      <span className="wrap-anywhere whitespace-normal">{row.reason}</span>
      <span className="text-xs text-muted-foreground">
        {[row.lockedBy, row.lockedAt && timelineText(row.lockedAt)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function LockSheet({ row, onClose }: { readonly row: LockRow; readonly onClose: () => void }) {
  const form = useForm({
    initial: { until: row.lockedUntil ?? '', reason: '' },
    save: (values) => ask(setPeriodLock, { area: row.area, until: values.until || null, reason: values.reason }),
    saved: () => {
      refetchTouched(setPeriodLock.touches)
      notify('Kunci periode disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Kunci ${areaWords[row.area].toLowerCase()}`} onClose={onClose}>
      <DateField
        name="until"
        label="Terkunci sampai"
        hint="Kosongkan untuk membuka semua; pilih hari yang sudah lewat."
        today={today()}
        optional
      />
      <TextField name="reason" label="Alasan" maxLength={300} />
      <p className="flex gap-2 text-small text-muted-foreground">
        <LockOpen className="mt-0.5 size-4 flex-none" aria-hidden />
        Membuka kunci tercatat di riwayat perusahaan dengan nama Anda.
      </p>
    </FormSheet>
  )
}
