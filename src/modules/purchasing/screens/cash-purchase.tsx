import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { later } from '#kit/screen/client/later.tsx'
import { newKey } from '#kit/screen/client/new-key.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage, ComingPage } from '#kit/screen/detail/asked-page.tsx'
import { TotalInBar } from '#kit/screen/document/totals.tsx'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { dropBlankRows, rowKey } from '#kit/screen/form/rows.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { priceIn, unitsOf } from '#modules/catalog/screens/face.tsx'
import { buyForCash, startCashPurchase, type CashStart, type SavedCashPurchase } from '../cash/contract.ts'
import { useDuplicates } from './acts/use-duplicates.tsx'
import { CashLines } from './cash/cash-lines.tsx'
import { checkNota } from './cash/check.ts'
import { blankCashLine, cashInput, cashTotal, freshNota, isBlankCashLine } from './cash/values.ts'
import type { CashLine, CashValues } from './cash/values.ts'
import { useHandIn } from './cash/use-hand-in.tsx'
import { useGivenIds, useGivenItems } from './form/given.ts'
import { KindCards } from './form/kind-cards.tsx'

const AttachmentField = later(
  () => import('#kit/screen/attachments/attachment-field.tsx').then((parts) => parts.AttachmentField),
  { now: true },
)
const CashDetails = later(() => import('./cash/cash-details.tsx').then((parts) => parts.CashDetails))

/** Nota toko: bought, paid and carried home; one save orders, receives, bills and pays. */
export function CashPurchase() {
  const start = useAsk(startCashPurchase, {}, { freshFor: 60_000 })
  const items = useGivenItems(useGivenIds().items)
  return (
    <AskedPage asked={start} title="Nota toko" back="/pembelian-barang/">
      {(answer) =>
        items ? <Nota start={answer} items={items} /> : <ComingPage title="Nota toko" back="/pembelian-barang/" />
      }
    </AskedPage>
  )
}

function Nota({ start, items }: { readonly start: CashStart; readonly items: readonly Choice[] }) {
  const navigate = useNavigate()
  const duplicates = useDuplicates()
  const handIn = useHandIn()
  const [initial] = useState(() => freshNota(start, today(), items.map(givenLine)))
  const [keys, setKeys] = useState(() => [newKey(), newKey()] as const)
  const form = useForm<CashValues, SavedCashPurchase>({
    initial,
    draft: 'purchase:nota',
    prepare: (store) => dropBlankRows<CashLine>(store, 'lines', isBlankCashLine, 1),
    check: checkNota,
    save: (values) =>
      handIn.through((submit) =>
        duplicates.through((confirmDuplicates) =>
          ask(
            buyForCash,
            { ...cashInput(values, start), confirmDuplicates, submit },
            { key: `${keys[confirmDuplicates ? 1 : 0]}${submit ? '-ajukan' : ''}` },
          ),
        ),
      ),
    saved: (saved, then) => {
      setKeys([newKey(), newKey()])
      refetchTouched(buyForCash.touches)
      notify(
        saved.isWaiting
          ? `Belanja ${rupiah(saved.total)} diajukan untuk disetujui.`
          : `Nota toko ${saved.order?.number ?? ''} dicatat: ${rupiah(saved.total)}.`,
      )
      if (then !== 'again' && saved.order)
        void navigate({ to: `/pembelian-barang/detail/${saved.order.id}`, replace: true })
    },
  })
  return (
    <>
      <FormPage form={form} title="Nota toko" back="/pembelian-barang/" again rail={<Total />}>
        <KindCards value="tunai" />
        <CashLines />
        <FormSection title="Foto nota">
          <AttachmentField name="files" label="Foto nota" optional className="[&>p:first-child]:sr-only" />
        </FormSection>
        <CashDetails start={start} />
      </FormPage>
      {duplicates.dialog}
      {handIn.dialog}
    </>
  )
}

function Total() {
  const values = useRestedValue<CashValues>('')
  return (
    <Card flush className="overflow-hidden">
      <div className="flex items-baseline justify-between gap-3 bg-row-hover px-5 py-3.5" aria-live="polite">
        <span className="font-semibold">Total</span>
        <output className="text-xl font-semibold figures">{rupiah(cashTotal(values))}</output>
      </div>
      <TotalInBar total={cashTotal(values)} />
      <p className="px-5 py-3 text-small text-muted-foreground">
        Sekali simpan: stok bertambah, kas berkurang, dan harga terakhir tercatat.
      </p>
    </Card>
  )
}

function givenLine(item: Choice): CashLine {
  const [unit = ''] = unitsOf(item)
  return { ...blankCashLine(), key: rowKey(), item, unit, price: priceIn(item, unit, 'lastPrice') }
}
