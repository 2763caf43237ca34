import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { accountSides, addAccount, changeAccount, listChart, type ChartAccount } from '../chart/contract.ts'
import { reportLineOf } from '../chart/rules.ts'

const HELP = 'Kode menentukan di baris mana akun tampil di laporan: 4 pendapatan, 5 beban pokok, 6 beban usaha.'

/** The chart of accounts: added to, renamed, put away; a balance leads to its ledger. */
export function ChartCard() {
  const asked = useAsk(listChart, {})
  const may = useMay(changeAccount)
  const [open, setOpen] = useState<ChartAccount | 'new'>()
  const close = () => setOpen(undefined)
  const add = may && (
    <Button size="sm" icon={<Plus />} onClick={() => setOpen('new')}>
      Tambah akun
    </Button>
  )
  return (
    <AskedCard asked={asked} title="Daftar akun" rows={12}>
      {(rows) => (
        <Card title="Daftar akun" heading="section" help={HELP} aside={add} flush>
          <PlainTable
            label="daftar akun"
            rows={rows}
            keyOf={(row) => row.id}
            columns={[
              { id: 'name', title: 'Akun', cell: (row) => <Name row={row} /> },
              {
                ...{ id: 'line', title: 'Baris laporan', width: 260, isWide: true },
                cell: (row) => row.normal !== 'header' && <span className="text-muted-foreground">{row.line}</span>,
              },
              ...(rows.some(({ balance }) => balance !== undefined) ? [balanceColumn] : []),
              {
                ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 92, align: 'right' },
                cell: (row) =>
                  may ? (
                    <Button size="sm" onClick={() => setOpen(row)} aria-label={`Ubah ${row.code}`}>
                      Ubah
                    </Button>
                  ) : null,
              },
            ]}
          />
          {open === 'new' && <NewAccount onClose={close} />}
          {open && open !== 'new' && <Change row={open} onClose={close} />}
        </Card>
      )}
    </AskedCard>
  )
}

function Name({ row }: { readonly row: ChartAccount }) {
  const isHeader = row.normal === 'header'
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="code text-muted-foreground">{row.code}</span>
      <span className={isHeader ? 'font-semibold' : undefined}>{row.name}</span>
      {row.isArchived && <QuietBadge notYet>Diarsipkan</QuietBadge>}
    </span>
  )
}

function Balance({ row }: { readonly row: ChartAccount }) {
  if (row.normal === 'header' || row.balance === undefined) return null
  return (
    <Go
      to="/laporan-keuangan/"
      search={{ view: 'buku-besar', akun: row.code }}
      className="for-thumb rounded-sm underline decoration-border-strong underline-offset-3 hover:text-primary"
    >
      <Money value={row.balance} />
    </Go>
  )
}

const balanceColumn = {
  ...{ id: 'balance', title: 'Saldo (Rp)', width: 140, align: 'right' as const },
  cell: (row: ChartAccount) => <Balance row={row} />,
}

function NewAccount({ onClose }: { readonly onClose: () => void }) {
  const key = useSaveKey()
  const form = useForm({
    initial: { code: '', name: '', normal: 'debit' as ChartAccount['normal'] },
    save: (values) => doAct(addAccount, values, key.of(values)),
    saved: () => {
      notify('Akun ditambahkan.')
      onClose()
    },
  })
  const sides = Object.entries(accountSides).map(([value, label]) => ({ value, label }))
  return (
    <FormSheet form={form} title="Tambah akun" onClose={onClose}>
      <CodeField />
      <TextField name="name" label="Nama" maxLength={80} />
      <SelectField name="normal" label="Bertambah di" options={sides} />
    </FormSheet>
  )
}

/** The code of a new account, and at which line of the reports it will stand. */
function CodeField() {
  const code = useValue<string>('code')
  const hint = /^[1-8]-\d{4}$/.test(code)
    ? `Tampil di ${reportLineOf(code)}.`
    : 'Digit pertama: 1 aset, 2 utang, … 8 pajak.'
  return <TextField name="code" label="Kode" maxLength={6} placeholder="6-2010" hint={hint} />
}

function Change({ row, onClose }: { readonly row: ChartAccount; readonly onClose: () => void }) {
  const form = useForm({
    initial: { name: row.name, isArchived: row.isArchived },
    save: (values) => ask(changeAccount, { ...values, id: row.id, version: row.version }),
    saved: () => {
      refetchTouched(changeAccount.touches)
      notify('Akun disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Ubah ${row.code}`} onClose={onClose}>
      <TextField name="name" label="Nama" maxLength={80} />
      {!row.isKept && (
        <SwitchField
          name="isArchived"
          label="Arsipkan"
          hint="Tidak bisa dipilih lagi. Hanya untuk akun bersaldo nol."
        />
      )}
    </FormSheet>
  )
}
