import { rupiah } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { usualRight } from '#kit/posting/decisions.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { ApproverField } from '#modules/company/accounts/screens/face.tsx'
import { openApprovals, ruledDocWords, saveApprovals, type ApprovalRule } from '../contract.ts'

/** From which amounts each kind of document waits, and for whose yes: a card of bands per kind. */
export function ApprovalCards() {
  const asked = useAsk(openApprovals, {})
  return (
    <AskedCard asked={asked} title="Persetujuan">
      {(rules) => rules.map((rule) => <RuleCard key={rule.doc} rule={rule} />)}
    </AskedCard>
  )
}

const MOST = 8
const people = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: `${count} orang` }))
const blank = () => ({ fromAmount: '', roleId: '', needed: '1' })

const valuesOf = ({ version, bands }: ApprovalRule) => ({
  version,
  bands: bands.map(({ fromAmount, roleId, needed }) => ({
    fromAmount,
    roleId: roleId ?? '',
    needed: String(needed ?? 1),
  })),
})
type Values = ReturnType<typeof valuesOf>

function conflictOf(rule: ApprovalRule): Conflict {
  return {
    latest: async () =>
      valuesOf((await ask(openApprovals, {})).find(({ doc }) => doc === rule.doc) ?? { ...rule, bands: [] }),
    labels: { bands: 'Batas' },
    words: { bands: (bands) => bandsText(bands as Values['bands']) },
  }
}

const bandsText = (bands: Values['bands']) =>
  bands.map(({ fromAmount, needed }) => `${rupiah(fromAmount || '0')}: ${needed} orang`).join(', ') || 'Tanpa batas'

function RuleCard({ rule }: { readonly rule: ApprovalRule }) {
  const form = useForm({
    initial: valuesOf(rule),
    follows: true,
    save: ({ version, bands }) =>
      ask(saveApprovals, {
        doc: rule.doc,
        version,
        bands: bands.map(({ fromAmount, roleId, needed }) => ({
          // Nothing typed is every amount, as the hint says.
          fromAmount: fromAmount || '0',
          ...(roleId && { roleId }),
          ...(needed !== '1' && { needed: Number(needed) }),
        })),
      }),
    saved: (now) => {
      form.store.replace(valuesOf(now), { clean: true })
      refetchTouched(saveApprovals.touches)
      notify('Perubahan disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={saveApprovals}
      title={ruledDocWords[rule.doc]}
      help={helpOf(rule)}
      conflict={conflictOf(rule)}
    >
      <Nobody doc={rule.doc} />
      <Repeat name="bands" of="batas" blank={blank} most={MOST}>
        {(path) => (
          <FieldRow columns={3}>
            <MoneyField name={`${path}.fromAmount`} label="Mulai dari" hint="Rp0 = semua" />
            <ApproverField name={`${path}.roleId`} label="Disetujui oleh" right={usualRight(rule.doc)} />
            <SelectField name={`${path}.needed`} label="Berapa orang" options={people} />
          </FieldRow>
        )}
      </Repeat>
    </CardForm>
  )
}

function helpOf({ doc }: ApprovalRule): string {
  if (doc === 'purchase-bill') return 'Menunggu bila lebih mahal dari pesanan; di sini siapa yang menyetujuinya.'
  return 'Batas tertinggi yang dicapai jumlahnya yang berlaku; yang mengajukan tidak ikut menyetujui.'
}

function Nobody({ doc }: Pick<ApprovalRule, 'doc'>) {
  const bands = useValue<readonly unknown[] | undefined>('bands') ?? []
  if (bands.length > 0) return null
  return (
    <p className="text-small text-muted-foreground">
      {doc === 'purchase-bill'
        ? 'Tanpa batas: siapa pun yang berhak menyetujui.'
        : 'Tanpa batas: tidak ada yang menunggu persetujuan.'}
    </p>
  )
}
