import Send from 'lucide-react/icons/send'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { rangeFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { mailPayableCard, openPayableCard } from '../../papers/contract.ts'
import { exportSupplierStatement, type SupplierStatement } from '../../payables/contract.ts'

const SendCard = later(() => import('./send-card.tsx').then((parts) => parts.SendCard))

const period: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }

/** Which period of the kartu hutang is looked at, and what can be made of it: a file, a paper, a letter. */
export function PayableBar({ statement }: { readonly statement: SupplierStatement }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const maySend = useMay(mailPayableCard)
  const { supplierId: id, from, to } = statement
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes }, replace: true, resetScroll: false })
  return (
    <div className="flex flex-wrap items-center gap-2 border-y border-border-subtle px-5 py-2">
      <FilterChip filter={period} state={{ params: search, set }} />
      <span className="mr-auto text-small text-muted-foreground">{rangeFormat(from as Day, to as Day)}</span>
      <ExportMenu endpoint={exportSupplierStatement} asked={{ id, from, to }} isShort />
      <PaperLink endpoint={openPayableCard} input={{ id, from, to }} label="Cetak" />
      {maySend && (
        <Button icon={<Send />} onClick={() => setSending(true)}>
          <span className="max-md:sr-only">Kirim</span>
        </Button>
      )}
      {isSending && <SendCard statement={statement} onClose={() => setSending(false)} />}
    </div>
  )
}
