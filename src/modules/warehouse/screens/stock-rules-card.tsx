import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openStockRules, saveStockRules, type StockRules } from '#modules/warehouse/stock-rules-contract.ts'

/** How this company writes down its goods. */
export function StockRulesCard() {
  const asked = useAsk(openStockRules, {})
  return (
    <AskedCard asked={asked} title="Gudang & stok">
      {(rules) => <RulesForm rules={rules} />}
    </AskedCard>
  )
}

const valuesOf = (rules: StockRules) => ({ ...rules, backdateDays: String(rules.backdateDays) })

const conflict = { latest: async () => valuesOf(await ask(openStockRules, {})) }

function RulesForm({ rules }: { readonly rules: StockRules }) {
  const form = useForm({
    initial: valuesOf(rules),
    follows: true,
    save: (values) => ask(saveStockRules, { ...values, backdateDays: Number(values.backdateDays) }),
    saved: (now) => {
      form.store.replace(valuesOf(now), { clean: true })
      refetchTouched(saveStockRules.touches)
      notify('Perubahan disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={saveStockRules}
      title="Gudang & stok"
      help="Barang yang datang sore sering baru dicatat esok paginya. Lebih lama dari ini perlu hak menyetujui stok; 0 berarti hanya hari ini. Periode yang dikunci tetap terkunci."
      conflict={conflict}
    >
      <FieldRow>
        <TextField
          name="backdateDays"
          label="Barang boleh bertanggal mundur"
          unit="hari"
          inputMode="numeric"
          maxLength={2}
        />
      </FieldRow>
    </CardForm>
  )
}
