import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listSiteFloats, type SiteFloat } from '#modules/finance/float/contract.ts'

const FloatSheet = later(() => import('./float-sheet.tsx').then((parts) => parts.FloatSheet))
const GiveSheet = later(() => import('./float-move-sheets.tsx').then((parts) => parts.GiveSheet))

/** What people hold of the money of a project: given, spent, returned, and what is left or owed to them. */
export function SiteFloats({ projectId }: { readonly projectId: string }) {
  const { data } = useAsk(listSiteFloats, { projectId }, { isQuiet: true })
  const mayGive = useCan('create laporan-keuangan')
  const [openId, setOpen] = useState<string>()
  const [isGiving, setGiving] = useState(false)
  const opened = data?.find(({ id }) => id === openId)
  if (!data || (data.length === 0 && !mayGive)) return null
  return (
    <Card
      title="Kas lapangan"
      help="Uang proyek yang dipegang orang di lapangan. Saldo di bawah nol terutang kepada pemegangnya."
      aside={
        mayGive && (
          <Button icon={<Plus />} onClick={() => setGiving(true)}>
            Beri kas
          </Button>
        )
      }
      flush
      className="mt-4 overflow-hidden"
    >
      {data.length === 0 ? (
        <p className="px-5 pb-4 text-muted-foreground">Belum ada yang memegang kas untuk proyek ini.</p>
      ) : (
        <PlainTable label="Kas lapangan" columns={columnsWith(setOpen)} rows={data} keyOf={({ id }) => id} />
      )}
      {opened && <FloatSheet float={opened} projectId={projectId} onClose={() => setOpen(undefined)} />}
      {isGiving && <GiveSheet projectId={projectId} onClose={() => setGiving(false)} />}
    </Card>
  )
}

function columnsWith(open: (id: string) => void): readonly PlainColumn<SiteFloat>[] {
  return [
    {
      id: 'holder',
      title: 'Pemegang',
      cell: (row) => (
        <button type="button" className={numberLink} onClick={() => open(row.id)}>
          {row.holderName}
        </button>
      ),
    },
    { ...amount('given', 'Diberikan (Rp)'), isWide: true },
    { ...amount('spent', 'Dibelanjakan (Rp)'), isWide: true },
    { ...amount('returned', 'Dikembalikan (Rp)'), isWide: true },
    {
      ...amount('waiting', 'Menunggu (Rp)'),
      isWide: true,
      cell: ({ waiting }) => (waiting === '0' ? <Nothing /> : <Money value={waiting} />),
    },
    amount('balance', 'Saldo (Rp)'),
  ]
}

function amount(id: 'given' | 'spent' | 'returned' | 'waiting' | 'balance', title: string): PlainColumn<SiteFloat> {
  return { id, title, width: 136, align: 'right', cell: (row) => <Money value={row[id]} /> }
}
