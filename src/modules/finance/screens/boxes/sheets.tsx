import { rupiah } from '#ground/format.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { ChipsField } from '#kit/screen/form/chips-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import {
  addPettyCash,
  changePettyCash,
  countCash,
  fillPettyCash,
  saveCashRules,
  type CashBox,
  type CashBoxes,
} from '../../boxes/contract.ts'
import { cashStandings, startCashEntry } from '../../entries/contract.ts'
import { accountChoices } from '../entry-form/account-choices.ts'

interface SheetProps {
  readonly onClose: () => void
}
interface BoxProps extends SheetProps {
  readonly box: CashBox
}

function done(endpoint: Endpoint, say: string, onClose: () => void): void {
  refetchTouched(endpoint.touches)
  notify(say)
  onClose()
}

/** Opens a kas kecil, or changes who holds it and what it is filled up to. */
export function PettySheet({ box, onClose }: SheetProps & { readonly box?: CashBox }) {
  const key = useSaveKey()
  const petty = box?.petty
  const form = useForm({
    initial: { name: box?.name ?? '', holder: petty?.holder ?? '', imprest: petty?.imprest ?? '' },
    save: (values) => {
      const { name, holder, imprest } = values
      return box && petty
        ? ask(changePettyCash, { id: box.id, version: petty.version, holder, imprest })
        : doAct(addPettyCash, { name, holder, imprest }, key.of(values))
    },
    saved: () => done(addPettyCash, 'Kas kecil disimpan.', onClose),
  })
  return (
    <FormSheet form={form} title={box ? `Ubah ${box.name}` : 'Kas kecil baru'} onClose={onClose}>
      {!box && <TextField name="name" label="Nama" maxLength={80} placeholder="Kas kecil Cibinong" />}
      <TextField name="holder" label="Pemegang" maxLength={120} />
      <MoneyField name="imprest" label="Jumlah tetap" hint="Kas ini diisi lagi sampai jumlah ini." />
    </FormSheet>
  )
}

/** Fills a kas kecil up from cash or bank. */
export function FillSheet({ box, onClose }: BoxProps) {
  const key = useSaveKey()
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  const from = (places.data ?? []).filter(({ id }) => id !== box.id)
  const form = useForm({
    initial: { date: today() as string, fromCashAccountId: '', amount: box.petty?.topUp ?? '' },
    save: (values) => doAct(fillPettyCash, { id: box.id, ...values }, key.of(values)),
    saved: ({ number }) => done(fillPettyCash, `${number} dicatat.`, onClose),
  })
  return (
    <FormSheet form={form} title={`Isi ${box.name}`} onClose={onClose}>
      <DateField name="date" label="Tanggal" today={today()} />
      <SelectField
        name="fromCashAccountId"
        label="Dari"
        options={from.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MoneyField name="amount" label="Jumlah" hint={`Saldo sekarang ${rupiah(box.balance)}.`} />
    </FormSheet>
  )
}

/** Writes down what was counted; what differs is booked. */
export function CountSheet({ box, onClose }: BoxProps) {
  const key = useSaveKey()
  const start = useAsk(startCashEntry, {}, { freshFor: 300_000 })
  const form = useForm({
    initial: { date: today() as string, counted: '', account: '', note: '' },
    save: (values) => {
      const { account, note, ...counted } = values
      const asked = { id: box.id, ...counted, note: note || null, ...(account && { account }) }
      return doAct(countCash, asked, key.of(values))
    },
    saved: ({ difference, number }) =>
      done(
        countCash,
        number ? `Selisih ${rupiah(difference)} dicatat sebagai ${number}.` : 'Sama dengan buku.',
        onClose,
      ),
  })
  return (
    <FormSheet form={form} title={`Hitung ${box.name}`} onClose={onClose}>
      <DateField name="date" label="Tanggal" today={today()} />
      <MoneyField name="counted" label="Uang yang dihitung" hint={`Menurut buku sekarang ${rupiah(box.balance)}.`} />
      <SelectField
        name="account"
        label="Selisih dicatat ke"
        options={[
          { value: '', label: 'Pendapatan atau beban lain-lain' },
          ...accountChoices(start.data?.accounts ?? [], 'keluar'),
        ]}
      />
      <TextField name="note" label="Catatan" optional maxLength={300} />
    </FormSheet>
  )
}

/** From which amount an entry needs a photo or somebody who approves, and what may not be paid out of an empty box. */
export function RulesSheet({ data: { rules, places }, onClose }: SheetProps & { readonly data: CashBoxes }) {
  const { version, neverBelowZero } = rules
  const form = useForm({
    initial: { photoFrom: rules.photoFrom ?? '', approvalFrom: rules.approvalFrom ?? '', neverBelowZero },
    save: (values) => {
      const [photoFrom, approvalFrom] = [values.photoFrom || null, values.approvalFrom || null]
      return ask(saveCashRules, { version, photoFrom, approvalFrom, neverBelowZero: [...values.neverBelowZero] })
    },
    saved: () => done(saveCashRules, 'Aturan kas disimpan.', onClose),
  })
  return (
    <FormSheet form={form} title="Aturan kas" onClose={onClose}>
      <MoneyField name="photoFrom" label="Wajib foto bukti mulai" hint="Kosong: tidak pernah wajib." />
      <MoneyField
        name="approvalFrom"
        label="Dicatat penyetuju mulai"
        hint="Yang lain menyimpannya sebagai draf. Kosong: siapa pun boleh mencatat."
      />
      <ChipsField
        name="neverBelowZero"
        label="Tidak boleh di bawah nol"
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        hint="Yang dibayar dari sini tidak pernah lebih dari isinya menurut buku."
      />
    </FormSheet>
  )
}
