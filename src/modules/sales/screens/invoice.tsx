import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { DocumentFrame } from '#kit/screen/paper/document-frame.tsx'
import { ToolLabel } from '#kit/screen/paper/tool-label.tsx'
import { usePaper } from '#kit/screen/paper/use-paper.ts'
import { useStepKey } from '#kit/screen/shell/keys.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { orderInvoices, type InvoiceDetail, type OrderInvoices } from '../invoices/contract.ts'
import { mailPaper, markPrinted, openPaper } from '../papers/contract.ts'
import { DocumentHead } from '#kit/screen/document/document-head.tsx'
import { InvoiceMenu } from './document/invoice-menu.tsx'
import { InvoiceRail } from './document/invoice-rail.tsx'
import { Which } from '#kit/screen/document/which.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { invoiceKinds, invoiceStatuses } from './words.ts'

const InvoiceSheet = later(() => import('./acts/invoice-sheet.tsx').then((parts) => parts.InvoiceSheet))
const PaySheet = later(() => import('./acts/pay-sheet.tsx').then((parts) => parts.PaySheet))
const SendPaperSheet = later(() => import('./acts/send-paper-sheet.tsx').then((parts) => parts.SendPaperSheet))

/** /order/invoice/{orderId}: every invoice of the order, the newest open. */
export function Invoice({ orderId }: { orderId: string }) {
  const asked = useAsk(orderInvoices, { id: orderId })
  const { dokumen = '', kwitansi = '' }: Readonly<Record<string, string>> = useSearch({ strict: false })
  return (
    <AskedPage asked={asked} title="Invoice" back="/order/">
      {(order) => <Invoices key={`${orderId} ${dokumen} ${kwitansi}`} asked={asked} order={order} />}
    </AskedPage>
  )
}

type Doing = 'pay' | 'send' | 'issue'

interface InvoicesProps {
  readonly asked: Asked<OrderInvoices>
  readonly order: OrderInvoices
}

function Invoices({ asked, order }: InvoicesProps) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const named = namedIn(order, search)
  const [chosen, setChosen] = useState(named.invoice)
  const navigate = useNavigate()
  const [which, setWhich] = useState(named.receipt)
  const invoice = order.invoices.find((one) => one.id === chosen) ?? order.invoices[0]
  const receipt = invoice?.settlements.find((one) => one.sourceId === which)
  const input = receipt
    ? { kind: 'kwitansi' as const, id: receipt.sourceId }
    : invoice && { kind: which === 'tanda-terima' ? ('tanda-terima' as const) : ('invoice' as const), id: invoice.id }
  const paper = usePaper(openPaper, input, invoice?.version)
  const print = useAct(markPrinted)
  const maySend = useMay(mailPaper)
  const mayIssue = order.can.some((act) => act.startsWith('invoice'))
  // 'Simpan & buat invoice' leads straight to the sheet.
  const isAsked = search['buat'] === 'invoice'
  const mayPay = invoice?.can.includes('pay') === true
  // 'bayar INV-33' in the search leads straight to the money, the toast of an act to sending.
  const isToPay = search['buka'] === 'bayar' && mayPay
  const isToSend = search['buka'] === 'wa' && maySend
  const [doing, setDoing] = useState<Doing | undefined>(
    isAsked && mayIssue ? 'issue' : isToPay ? 'pay' : isToSend ? 'send' : undefined,
  )
  const close = () => {
    setDoing(undefined)
    if (isAsked) void navigate({ to: '.', search: {}, replace: true })
    else if (search['buka']) void navigate({ to: '.', search: { ...search, buka: undefined } as never, replace: true })
  }
  useStepKey(mayPay ? () => setDoing('pay') : !invoice && mayIssue ? () => setDoing('issue') : undefined)
  return (
    <>
      <DocumentFrame
        label={invoice?.label ?? 'Invoice'}
        asked={paper}
        onPrint={() => input && void print.now({ kind: input.kind, id: input.id })}
        head={
          <DocumentHead
            title={receipt?.number ?? invoice?.label ?? 'Invoice'}
            status={invoice && invoiceStatuses[invoice.status]}
            of={order.orderNumber}
            back={`/order/detail/${order.orderId}`}
            walk={{ list: '/order/', here: addressOf(order, invoice, receipt) }}
          />
        }
        choices={
          invoice && (
            <>
              {order.invoices.length > 1 && (
                <Which
                  label="Pilih invoice"
                  value={invoice.id}
                  options={invoiceOptions(order.invoices)}
                  onChange={setChosen}
                />
              )}
              <Which
                label="Dokumen"
                value={receipt || which === 'tanda-terima' ? which : ''}
                options={paperOptions(invoice)}
                onChange={setWhich}
              />
            </>
          )
        }
        actions={
          invoice && (
            <>
              {maySend && (
                <Button icon={<Send />} onClick={() => setDoing('send')}>
                  <ToolLabel>Kirim</ToolLabel>
                </Button>
              )}
              <InvoiceMenu invoice={invoice} asked={asked} onIssue={mayIssue ? () => setDoing('issue') : undefined} />
            </>
          )
        }
        rail={invoice && <InvoiceRail invoice={invoice} onPay={() => setDoing('pay')} />}
        empty={invoice ? undefined : <NoInvoice onIssue={mayIssue ? () => setDoing('issue') : undefined} />}
      />
      {doing === 'pay' && invoice && (
        <AskedSheet title="Catat pembayaran" asked={asked} of={PaySheet} onClose={close}>
          {({ orderId, invoices }) => {
            const paid = invoices.find((one) => one.id === invoice.id) ?? invoice
            return <PaySheet orderId={orderId} invoiceId={paid.id} invoices={[paid]} onClose={close} />
          }}
        </AskedSheet>
      )}
      {doing === 'send' && invoice && input && (
        <SendPaperSheet {...input} label={titleOf(invoice, { which, receipt })} onClose={close} />
      )}
      {doing === 'issue' && (
        <AskedSheet title="Buat invoice" asked={asked} of={InvoiceSheet} onClose={close}>
          {(fresh) => <InvoiceSheet order={fresh} onClose={close} onIssued={(issued) => setChosen(issued.id)} />}
        </AskedSheet>
      )}
    </>
  )
}

// A list or a search leads to one paper: an invoice, or the receipt of a payment and the invoice it settled.
function namedIn(order: OrderInvoices, search: Readonly<Record<string, unknown>>) {
  const receipt = typeof search['kwitansi'] === 'string' ? search['kwitansi'] : ''
  const settled = order.invoices.find((one) => one.settlements.some((each) => each.sourceId === receipt))
  const asked = typeof search['dokumen'] === 'string' ? search['dokumen'] : undefined
  return { invoice: settled?.id ?? asked, receipt: settled ? receipt : '' }
}

// As the lists of invoices and of payments address it.
function addressOf({ orderId }: OrderInvoices, invoice?: { id: string }, receipt?: { sourceId: string }) {
  const page = `/order/invoice/${orderId}`
  return receipt ? `${page}?kwitansi=${receipt.sourceId}` : `${page}?dokumen=${invoice?.id ?? ''}`
}

// What is sent is what is shown.
function titleOf({ label }: InvoiceDetail, shown: { which: string; receipt: { number: string } | undefined }): string {
  if (shown.receipt) return `Kwitansi ${shown.receipt.number}`
  return shown.which === 'tanda-terima' ? `Tanda terima ${label}` : label
}

function invoiceOptions(invoices: readonly InvoiceDetail[]) {
  return invoices.map((one, index) => ({
    value: one.id,
    label: `${one.label} · ${invoiceKinds[one.kind]} · ${invoices.length - index} dari ${invoices.length}`,
  }))
}

function paperOptions(invoice: InvoiceDetail) {
  const receipts = invoice.settlements.filter((one) => one.source === 'payment')
  return [
    { value: '', label: 'Invoice' },
    { value: 'tanda-terima', label: 'Tanda terima' },
    ...receipts.map((one) => ({ value: one.sourceId, label: `Kwitansi ${one.number}` })),
  ]
}

function NoInvoice({ onIssue }: { onIssue?: () => void }) {
  return (
    <div className="w-full max-w-178 rounded-lg border border-border bg-card py-16">
      <Empty
        title="Belum ada invoice."
        text="Invoice dibuat dari barang yang sudah dikirim, atau untuk uang muka."
        actions={
          onIssue && (
            <Button icon={<Plus />} onClick={onIssue}>
              Buat invoice
            </Button>
          )
        }
      />
    </div>
  )
}
