import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { download } from '#kit/screen/client/download.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { FileButton } from '#kit/screen/paper/file-button.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { tick as tickBox } from '#kit/screen/ui/check-box.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { RunPage } from '../../runs/contract.ts'
import {
  addTransfer,
  downloadTransfer,
  voidTransfer,
  openTransfers,
  type TransferMade,
  type TransferRow,
} from '../../transfers/contract.ts'

type Found = AnswerFrom<typeof openTransfers>

interface NewTransferProps {
  readonly run: RunPage
  readonly found: Found
  readonly onClose: () => void
}

/** The bank's file of a run: who may still be sent, and what was made before. */
export function BankFile({ run, onClose }: { readonly run: RunPage; readonly onClose: () => void }) {
  const { data } = useAsk(openTransfers, { id: run.id })
  if (!data) return null
  if (data.rows.length > 0) return <NewTransfer run={run} found={data} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title="Berkas bank">
      <div className="grid gap-4 p-5 max-md:p-4">
        <Without people={data.withoutAccount} />
        <p className="text-muted-foreground">
          {data.made.length > 0 ? 'Semua yang bisa dikirim sudah ada di berkas.' : 'Belum ada yang bisa dikirim.'}
        </p>
        {data.made.length > 0 && <Made made={data.made} />}
      </div>
    </Sheet>
  )
}

/** Makes the bank's file of those who are ticked; below it the files that were made before. */
function NewTransfer({ run, found, onClose }: NewTransferProps) {
  const key = useSaveKey()
  const sentOf = ({ mcmAccountId, slipIds }: { mcmAccountId: string; slipIds: readonly string[] }) => {
    const able = new Set(rowsFor(found.rows, mcmAccountId).map(({ slipId }) => slipId))
    return slipIds.filter((id) => able.has(id))
  }
  const form = useForm({
    initial: {
      ...{ valueDate: found.next as string, mcmAccountId: PLAIN },
      slipIds: found.rows.map(({ slipId }) => slipId) as readonly string[],
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.valueDate && { valueDate: ['Pilih tanggalnya.'] }),
      ...(sentOf(values).length === 0 && { slipIds: ['Pilih paling sedikit satu orang.'] }),
    }),
    save: (values) => {
      const mcmAccountId = values.mcmAccountId === PLAIN ? null : values.mcmAccountId
      const asked = { id: run.id, valueDate: values.valueDate, mcmAccountId, slipIds: sentOf(values) }
      return doAct(addTransfer, asked, key.of(asked))
    },
    saved: ({ id, format }) => {
      notify('Berkas bank dibuat.')
      void download(downloadTransfer, { id, format })
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Berkas bank" onClose={onClose} saveLabel="Buat berkas" busyText="Membuat…">
      <Without people={found.withoutAccount} />
      {found.mcmAccounts.length > 0 && (
        <SelectField
          name="mcmAccountId"
          label="Bentuk berkas"
          hint="Mandiri MCM hanya memuat rekening Mandiri; yang lain dengan berkas umum."
          options={[
            { value: PLAIN, label: 'Umum (CSV atau Excel)' },
            ...found.mcmAccounts.map(({ id, name }) => ({ value: id, label: `Mandiri MCM dari ${name}` })),
          ]}
        />
      )}
      <DateField name="valueDate" label="Tanggal dikirim bank" today={today()} />
      <People rows={found.rows} />
      {found.made.length > 0 && <Made made={found.made} />}
    </FormSheet>
  )
}

function Without({ people }: { readonly people: Found['withoutAccount'] }) {
  if (people.length === 0) return null
  return (
    <Notice tone="warning">
      <p>Belum punya rekening, jadi tidak ikut:</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {people.map(({ employeeId, name }) => (
          <li key={employeeId}>
            <NameLink to={`/management-karyawan/edit/${employeeId}`}>{name}</NameLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const PLAIN = 'plain'

const rowsFor = (rows: readonly TransferRow[], mcmAccountId: string) =>
  mcmAccountId === PLAIN ? rows : rows.filter(({ isAtMandiri }) => isAtMandiri)

function People({ rows: all }: { readonly rows: readonly TransferRow[] }) {
  const { store } = useFormScope()
  const chosen = useValue<readonly string[]>('slipIds')
  const rows = rowsFor(all, useValue<string>('mcmAccountId'))
  const sent = rows.filter(({ slipId }) => chosen.includes(slipId))
  const total = sum(sent.map(({ amount }) => money(amount)))
  const turn = (id: string) =>
    store.write('slipIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{`${sent.length} orang · ${rupiah(total)}`}</legend>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {rows.map((row) => (
          <li key={row.slipId}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                className={tickBox}
                checked={chosen.includes(row.slipId)}
                onChange={() => turn(row.slipId)}
              />
              <span className="min-w-0 flex-1">
                {row.name} {row.isOther && <Badge tone="warning">Nama rekening lain</Badge>}
                <small className="block text-xs text-muted-foreground">
                  {[row.bank, row.accountNo, row.isOther && row.holder].filter(Boolean).join(' · ')}
                </small>
              </span>
              <Money value={row.amount} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Made({ made }: { readonly made: readonly TransferMade[] }) {
  const [asking, setAsking] = useState<TransferMade>()
  const undo = useAct(voidTransfer, { say: 'Berkas dibatalkan.', onDone: () => setAsking(undefined) })
  return (
    <section aria-label="Berkas yang sudah dibuat">
      <h3 className="mb-2 font-medium">Sudah dibuat</h3>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {made.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <DateText value={file.valueDate} /> {file.isVoid && <Badge tone="danger">Dibatalkan</Badge>}
              <small className="block text-xs text-muted-foreground">
                {`${file.people} orang · ${rupiah(file.amount)} · ${file.by}`}
              </small>
            </span>
            {!file.isVoid && (
              <>
                {(file.isMcm ? (['mcm', 'xlsx'] as const) : (['csv', 'xlsx'] as const)).map((format) => (
                  <FileButton
                    key={format}
                    endpoint={downloadTransfer}
                    input={{ id: file.id, format }}
                    label={format.toUpperCase()}
                    variant="ghost"
                  />
                ))}
                <Button variant="ghost" size="sm" onClick={() => setAsking(file)}>
                  Batalkan
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <Confirm
          isDanger
          asksReason
          title="Batalkan berkas ini?"
          text="Hanya bila berkasnya tidak jadi dikirim ke bank. Orang-orangnya bisa masuk berkas lain."
          act="Batalkan berkas"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: asking.id, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
