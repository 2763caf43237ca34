import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listSiteExpenses, siteExpenseStates, type SiteExpense } from '#modules/finance/site/contract.ts'
import { costHeads } from '#modules/projects/contract.ts'

const SiteExpenseSheet = later(() => import('./site-expense-sheet.tsx').then((parts) => parts.SiteExpenseSheet))

const tones: Readonly<Record<SiteExpense['state'], Tone>> = {
  waiting: 'warning',
  rejected: 'danger',
  approved: 'success',
  void: 'neutral',
}

/** What the site of a project spent: what waits for the office first, each with its photo. */
export function SiteExpenses({ projectId }: { readonly projectId: string }) {
  const { data } = useAsk(listSiteExpenses, { projectId }, { isQuiet: true })
  const [openId, setOpen] = useState<string>()
  const opened = data?.find((one) => one.id === openId)
  if (!data || data.length === 0) return null
  return (
    <Card title="Biaya lapangan" flush className="mt-4 overflow-hidden">
      <PlainTable label="Biaya lapangan" columns={columnsWith(setOpen)} rows={data} keyOf={(row) => row.id} />
      {opened && <SiteExpenseSheet expense={opened} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function columnsWith(open: (id: string) => void): readonly PlainColumn<SiteExpense>[] {
  return [
    {
      id: 'memo',
      title: 'Untuk apa',
      cell: (row) => (
        <button type="button" className={numberLink} onClick={() => open(row.id)}>
          {row.memo}
        </button>
      ),
    },
    { id: 'head', title: 'Kategori', width: 104, isWide: true, cell: (row) => row.head && costHeads[row.head] },
    { id: 'by', title: 'Ditulis', width: 144, isWide: true, cell: (row) => row.by },
    { id: 'date', title: 'Tanggal', width: 112, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'state',
      title: 'Status',
      width: 136,
      under: 'memo',
      cell: (row) => <Badge tone={tones[row.state]}>{siteExpenseStates[row.state]}</Badge>,
    },
    { id: 'amount', title: 'Jumlah (Rp)', width: 128, align: 'right', cell: (row) => <Money value={row.amount} /> },
  ]
}
