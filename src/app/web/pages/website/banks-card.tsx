import { openBanks, tieBank, type BankInBooks } from '#app/website/banks-contract.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'

const NEW = 'baru'

/** Each bank account of the company and its account in the books. */
export function BanksCards() {
  const asked = useAsk(openBanks, {})
  return (
    <AskedCard asked={asked} title="Rekening bank" rows={4}>
      {({ banks, cashAccounts }) =>
        banks.length === 0 ? (
          <Card title="Rekening bank" heading="section">
            <p className="text-muted-foreground">
              Perusahaan ini belum punya rekening. Tambahkan di halaman Perusahaan, lalu hubungkan di sini.
            </p>
          </Card>
        ) : (
          banks.map((bank) => <BankCard key={`${bank.id}/${bank.version}`} bank={bank} accounts={cashAccounts} />)
        )
      }
    </AskedCard>
  )
}

interface BankCardProps {
  readonly bank: BankInBooks
  readonly accounts: readonly { readonly id: string; readonly code: string; readonly name: string }[]
}

const valuesOf = ({ version, cashAccountId }: BankInBooks) => ({ version, cashAccountId: cashAccountId ?? '' })

function BankCard({ bank, accounts }: BankCardProps) {
  const form = useForm({
    initial: valuesOf(bank),
    follows: true,
    check: ({ cashAccountId }): FieldErrors => (cashAccountId ? {} : { cashAccountId: ['Pilih akun kasnya.'] }),
    save: ({ version, cashAccountId }) =>
      ask(tieBank, { id: bank.id, version, cashAccountId: cashAccountId === NEW ? null : cashAccountId }),
    saved: () => {
      refetchTouched(tieBank.touches)
      notify(`${bank.bank} terhubung dengan pembukuan.`)
    },
  })
  const options = [
    ...accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    { value: NEW, label: 'Buat akun kas baru' },
  ]
  return (
    <CardForm
      form={form}
      by={tieBank}
      title={`${bank.bank} ${bank.accountNo}`}
      help={`a.n. ${bank.holder}${bank.cashAccountId ? '' : '. Belum terhubung dengan pembukuan.'}`}
      conflict={{
        latest: async () => valuesOf((await ask(openBanks, {})).banks.find(({ id }) => id === bank.id) ?? bank),
        words: { cashAccountId: options },
      }}
    >
      <SelectField
        name="cashAccountId"
        label="Akun kas di pembukuan"
        options={options}
        empty="Belum dipilih"
        hint="Pembayaran yang memilih rekening ini masuk ke akun ini; nama akunnya mengikuti rekening."
      />
    </CardForm>
  )
}
