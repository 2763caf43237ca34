import { openDefaults, saveDefaults, type CompanyDefaults } from '#app/website/defaults-contract.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { months } from '#modules/company/companies/screens/months.ts'
import { makeDefaultCompany } from '#modules/company/companies/contract.ts'

/** What new documents begin with, and which company new people work in. */
export function DefaultCards() {
  const asked = useAsk(openDefaults, {})
  return (
    <AskedCard asked={asked} title="Bawaan" rows={5}>
      {(defaults) => (
        <>
          <CompanyCard defaults={defaults} />
          <DocumentsCard key={defaults.companyId} defaults={defaults} />
        </>
      )}
    </AskedCard>
  )
}

const zones: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

function CompanyCard({ defaults }: { readonly defaults: CompanyDefaults }) {
  const mayChange = useMay(makeDefaultCompany)
  const act = useAct(makeDefaultCompany, {
    say: `${defaults.companyName} menjadi perusahaan bawaan.`,
    onDone: () => refetchTouched(saveDefaults.touches),
  })
  return (
    <Card title="Perusahaan yang dibuka" heading="section" help="Orang baru bekerja di perusahaan bawaan.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {act.refusal ? <Notice tone="danger">{act.refusal.message}</Notice> : null}
        <dl className="grid grid-cols-[160px_minmax(0,1fr)] gap-y-2 gap-x-3 max-md:grid-cols-[112px_minmax(0,1fr)] [&>dd]:font-medium [&>dt]:text-muted-foreground">
          <dt>Nama</dt>
          <dd>
            <TextLink to={`/perusahaan/detail/${defaults.companyId}`}>{defaults.companyName}</TextLink>
            {defaults.isDefaultCompany ? ' (bawaan)' : ''}
          </dd>
          <dt>Zona waktu</dt>
          <dd>{zones[defaults.zone] ?? defaults.zone}</dd>
          <dt>Awal tahun buku</dt>
          <dd>{months[String(defaults.fiscalYearStart)]}</dd>
          <dt>Mata uang</dt>
          <dd>Rupiah, tanpa desimal</dd>
          <dt>Status pajak</dt>
          <dd>{defaults.isPkp ? 'PKP' : 'Bukan PKP'}</dd>
        </dl>
        {mayChange && !defaults.isDefaultCompany ? (
          <div className="flex justify-end">
            <Button
              variant="outline"
              isBusy={act.isBusy}
              className="max-md:w-full"
              onClick={() => void act.now({ id: defaults.companyId, version: defaults.companyVersion })}
            >
              Jadikan perusahaan bawaan
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

const modes = [
  { value: 'exclusive', label: 'Belum termasuk PPN', note: 'PPN ditambahkan di bawah.' },
  { value: 'inclusive', label: 'Sudah termasuk PPN', note: 'PPN dihitung dari dalam harga.' },
]
const buying = [...modes, { value: 'none', label: 'Tanpa PPN', note: 'Kebanyakan supplier bukan PKP.' }]

const valuesOf = ({ version, warehouseId, salesTaxMode, purchaseTaxMode }: CompanyDefaults) => ({
  ...{ version, warehouseId: warehouseId ?? '', salesTaxMode, purchaseTaxMode },
})

function DocumentsCard({ defaults }: { readonly defaults: CompanyDefaults }) {
  const warehouses = defaults.warehouses.map(({ id, name }) => ({ value: id, label: name }))
  const form = useForm({
    initial: valuesOf(defaults),
    follows: true,
    draft: 'pengaturan/bawaan',
    save: (values) => ask(saveDefaults, { ...values, warehouseId: values.warehouseId || null }),
    saved: ({ version, message }) => {
      form.store.replace({ ...(form.store.read('') as object), version }, { clean: true })
      refetchTouched(saveDefaults.touches)
      notify(message)
    },
  })
  return (
    <CardForm
      form={form}
      by={saveDefaults}
      title="Isian awal dokumen baru"
      help="Bisa diubah di setiap dokumen; yang sudah ada tidak berubah."
      conflict={{
        latest: async () => valuesOf(await ask(openDefaults, {})),
        words: { warehouseId: warehouses, salesTaxMode: modes, purchaseTaxMode: buying },
      }}
    >
      <SelectField
        name="warehouseId"
        label="Gudang bawaan"
        optional
        empty="Gudang pertama menurut nama"
        options={warehouses}
        hint="Untuk order, pengiriman, dan pembelian baru."
      />
      {defaults.isPkp ? (
        <RadioCards name="salesTaxMode" label="Harga jual ditulis" options={modes} columns={2} />
      ) : null}
      <RadioCards name="purchaseTaxMode" label="Harga beli ditulis" options={buying} />
    </CardForm>
  )
}
