import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { FormContext, useValue } from '#kit/screen/form/form-context.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { PrintButton } from '#kit/screen/paper/print-button.tsx'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { exportValuation, listValuation, pickWarehouse, valuationTotal } from '#modules/warehouse/contract.ts'
import { openValuationPaper } from '#modules/warehouse/papers/contract.ts'

/** Nilai persediaan per tanggal, of all warehouses or one: the sum, beside the ledger, and the dearest items; all of them as a file. */
export function ValuationSheet({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    initial: { on: today() as string, warehouseId: '' },
    save: async (values) => values,
    saved: () => undefined,
  })
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <Sheet open onClose={onClose} title="Nilai persediaan" foot={<Takes />}>
        <div className="grid grid-cols-1 gap-5 p-5" data-form>
          <DateField name="on" label="Per tanggal" today={today()} />
          <PlaceField />
          <Worth />
        </div>
      </Sheet>
    </FormContext>
  )
}

function PlaceField() {
  const places = useAsk(pickWarehouse, {}, { freshFor: 60_000 }).data ?? []
  const options = places.map(({ id, name }) => ({ value: id, label: name }))
  return <SelectField name="warehouseId" label="Gudang" empty="Semua gudang" options={options} />
}

/** Of which day, and of which warehouse when one is chosen. */
function useAsOf(): { readonly on: Day; readonly warehouseId?: string } {
  const on = useValue<string>('on')
  const warehouseId = useValue<string>('warehouseId')
  const day = (/^\d{4}-\d{2}-\d{2}$/.test(on) ? on : today()) as Day
  return warehouseId === '' ? { on: day } : { on: day, warehouseId }
}

function Takes() {
  const of = useAsOf()
  return (
    <>
      <ExportMenu endpoint={exportValuation} asked={of} />
      <PrintButton print={() => printPaper(openValuationPaper, of)} />
    </>
  )
}

function Worth() {
  const of = useAsOf()
  const total = useAsk(valuationTotal, of, { keep: true })
  const dearest = useAsk(listValuation, { ...of, sort: '-value', size: 25 }, { keep: true })
  if (total.failure) return <Unanswered asked={total} />
  if (!total.data) return <Loading rows={6} />
  return (
    <>
      <div>
        <p className="text-small text-muted-foreground">
          {of.warehouseId ? 'Nilai persediaan gudang ini' : 'Nilai semua persediaan'}
        </p>
        <p className="text-xl font-semibold">
          <Money value={total.data.value} rp />
        </p>
      </div>
      {!of.warehouseId && (
        <Rows title="Per gudang" rows={total.data.places.map((place) => [place.name, place.value])} />
      )}
      {total.data.accounts.map((account) => (
        <p key={account.code} className="text-small text-muted-foreground">
          Akun <span className="code">{account.code}</span>: stok <Money value={account.stock} rp />, buku besar{' '}
          <Money value={account.ledger} rp />
          {account.stock === account.ledger ? ' · sama' : ' · berbeda'}
        </p>
      ))}
      {dearest.data && dearest.data.rows.length > 0 && (
        <section aria-label="Barang termahal" className="min-w-0">
          <h3 className="mb-2 font-semibold">Nilai terbesar</h3>
          <ul className="divide-y divide-border-subtle border-y border-border-subtle">
            {dearest.data.rows.map((row) => (
              <li key={row.id} className="flex items-start gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{row.itemName}</span>
                  <small className="block text-xs text-subtle-foreground">
                    {row.warehouseName} · <Qty value={row.qty} unit={row.unit} />
                  </small>
                </span>
                <Money value={row.value} rp />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-1 gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="min-w-0 text-muted-foreground">{name}</dt>
            <dd>
              <Money value={value} rp />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
