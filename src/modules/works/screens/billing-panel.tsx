import FilePlus from 'lucide-react/icons/file-plus'
import { useState, type ReactNode } from 'react'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { minus, money } from '#ground/money.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { retentionTaxes } from '#modules/sales/contract.ts'
import { openBilling, type ContractInvoice, type ProjectBilling, type SignedContract } from '../billing/contract.ts'
import { terminStates, type TerminState } from '../termin/row.ts'
import { InstalmentTable } from './billing/instalment-table.tsx'
import { ReadyPart } from './billing/ready-part.tsx'
import { HandoverPart } from './handover/handover-part.tsx'
import { OpeningPart } from './opening/opening-part.tsx'

const PackSheet = later(() => import('./papers/pack-sheet.tsx').then((parts) => parts.PackSheet))
const PlanSheet = later(() => import('./billing/plan-sheet.tsx').then((parts) => parts.PlanSheet))
const SignSheet = later(() => import('./billing/sign-sheet.tsx').then((parts) => parts.SignSheet))

/** The contract of a project: its price, what may be billed now and how it comes about, and the invoices there are. */
export function BillingPanel({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openBilling, { id: projectId })
  const [isSigning, setSigning] = useState(false)
  const maySign = useCan('update order')
  const sign = maySign && (
    <Button variant="filled" icon={<FilePlus />} onClick={() => setSigning(true)}>
      Buat kontrak
    </Button>
  )
  return (
    <>
      <AskedCard asked={asked} rows={6}>
        {(billing) => <Billing projectId={projectId} billing={billing} sign={sign} />}
      </AskedCard>
      {isSigning && asked.data && (
        <SignSheet projectId={projectId} agreed={asked.data.agreed ?? '0'} onClose={() => setSigning(false)} />
      )}
    </>
  )
}

interface BillingProps {
  readonly projectId: string
  readonly billing: ProjectBilling
  readonly sign: ReactNode
}

function Billing({ projectId, billing, sign }: BillingProps) {
  const { contract, agreed, isHidden } = billing
  const [pack, setPack] = useState<ContractInvoice>()
  const [isPlanning, setPlanning] = useState(false)
  if (isHidden) return <NothingYet text="Nilai kontrak dan tagihannya hanya untuk yang boleh melihat order." />
  if (agreed === null) {
    return <NothingYet text="Kontrak dibuat dari RAB yang disetujui. Setujui RAB proyek ini dulu." />
  }
  if (!contract || contract.state === 'void') {
    return <NothingYet text={`Belum ada kontrak. RAB yang disetujui ${rupiah(agreed)} sebelum PPN.`} action={sign} />
  }
  return (
    <>
      {pack && (
        <PackSheet projectId={projectId} invoiceId={pack.id} number={pack.number} onClose={() => setPack(undefined)} />
      )}
      <Facts billing={billing} contract={contract} onPlan={() => setPlanning(true)} />
      {isPlanning && <PlanSheet projectId={projectId} contract={contract} onClose={() => setPlanning(false)} />}
      {contract.instalments.length > 0 && <InstalmentTable contract={contract} />}
      {contract.ready.map((bill) => (
        <ReadyPart key={bill.instalment?.id ?? bill.kind} projectId={projectId} bill={bill} />
      ))}
      {contract.invoices.length > 0 ? (
        <section aria-label="Invoice" className="border-t border-border pt-4">
          <h2 className="px-5 pb-3 text-base font-semibold">Invoice</h2>
          <PlainTable
            label="Invoice proyek"
            columns={columnsFor({ orderId: contract.orderId, projectId }, setPack)}
            rows={contract.invoices}
            keyOf={(row) => row.id}
          />
        </section>
      ) : (
        <NothingYet text="Belum ada invoice." />
      )}
      <HandoverPart projectId={projectId} contract={contract} pct={billing.pct} />
      <OpeningPart projectId={projectId} />
    </>
  )
}

interface FactsProps {
  readonly billing: ProjectBilling
  readonly contract: SignedContract
  readonly onPlan: () => void
}

function Facts({ billing, contract, onPlan }: FactsProps) {
  const mayPlan = useCan('update order')
  const isUntouched = contract.state === 'posted' && contract.invoices.every(({ status }) => status === 'void')
  const share = (text: string | null) => (text === null ? 'tanpa' : percentFormat(text))
  const mode = contract.retentionTax
  const isParted = contract.instalments.length > 0
  const atEnd =
    contract.retentionPercent !== null && contract.retentionManner === 'last' ? ', sekaligus di termin terakhir' : ''
  const ofNet =
    contract.retentionPercent !== null && contract.retentionBase === 'net' ? ' dari nilai setelah uang muka' : ''
  const each = contract.downPaymentRecovery === null ? '' : `, ${rupiah(contract.downPaymentRecovery)} tiap termin`
  const taxed =
    mode === null || contract.retentionPercent === null
      ? ''
      : `, PPN ${retentionTaxes[mode].replace(/^./, (letter) => letter.toLowerCase())}`
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Nilai kontrak sebelum PPN', rupiah(contract.value)],
    ['Sudah ditagih', rupiah(contract.billed)],
    ['Progres disetujui', percentFormat(billing.pct)],
    ...(isParted
      ? ([
          ['Cara tagih', `${contract.instalments.length} angsuran`],
          ['Belum ditagih', rupiah(minus(money(contract.value), money(contract.billed)))],
        ] as const)
      : ([
          [`Uang muka (${share(contract.downPaymentPercent)}${each}) belum dipotong`, rupiah(contract.downPaymentOpen)],
          [
            `Retensi (${share(contract.retentionPercent)}${ofNet}${atEnd}${taxed}) ditahan`,
            rupiah(contract.retentionHeld),
          ],
        ] as const)),
  ]
  return (
    <div className="px-5 py-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-small">
          {contract.state === 'posted' ? 'Kontrak ' : 'Kontrak menunggu persetujuan order '}
          <Go to={`/order/detail/${contract.orderId}`} className={numberLink}>
            {contract.number ?? 'tanpa nomor'}
          </Go>
          {`, ${dayFormat(contract.date as Day, 'dense', today())}`}
        </p>
        {mayPlan && isUntouched && contract.billed === '0' && <Button onClick={onPlan}>Ubah cara tagih</Button>}
      </div>
      <dl className="grid grid-cols-5 gap-4 max-lg:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-muted-foreground">{label}</dt>
            <dd className="font-semibold figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function columnsFor(
  { orderId, projectId }: { readonly orderId: string; readonly projectId: string },
  onPack: (row: ContractInvoice) => void,
): readonly PlainColumn<ContractInvoice>[] {
  return [
    {
      id: 'number',
      title: 'Nomor',
      width: 144,
      cell: (row) => (
        <Go to={`/order/invoice/${orderId}?dokumen=${row.id}`} className={numberLink}>
          {row.number ?? 'Draf'}
        </Go>
      ),
    },
    {
      id: 'kind',
      title: 'Untuk',
      under: 'number',
      cell: (row) => (
        <Go to={`/daftar-proyek/invoice/${projectId}?termin=invoice.${row.id}`} className={numberLink}>
          {row.what}
        </Go>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 96, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'status',
      title: 'Status',
      width: 136,
      under: 'number',
      cell: (row) => terminStates[row.status as TerminState] ?? row.status,
    },
    {
      id: 'total',
      title: 'Jumlah (Rp)',
      width: 120,
      align: 'right',
      isWide: true,
      cell: (row) => <Money value={row.total} />,
    },
    { id: 'open', title: 'Sisa (Rp)', width: 112, align: 'right', cell: (row) => <Money value={row.openDue} /> },
    {
      id: 'pack',
      title: 'Berkas',
      width: 96,
      cell: (row) => (
        <Button variant="ghost" onClick={() => onPack(row)} aria-label={`Berkas ${row.number ?? 'draf'}`}>
          Berkas
        </Button>
      ),
    },
  ]
}
