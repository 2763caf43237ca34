import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { WhatsAppSheet } from '#kit/screen/document/whatsapp-sheet.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { InstantText } from '#kit/screen/format/date-text.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { tick as tickBox } from '#kit/screen/ui/check-box.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { mailSlips, openMailing, type MailGone, type MailReady, type MailUnreached } from '../../mailing/contract.ts'
import { SLIP_KIND } from '../../papers/contract.ts'

type Found = AnswerFrom<typeof openMailing>
type ToOne = Pick<MailUnreached, 'slipId' | 'name'>

const TITLE = 'Kirim slip'
const NO_WAY = { email: 'email belum diisi', birth: 'tanggal lahir belum diisi' } as const

interface MailSlipsProps {
  readonly runId: string
  /** 'Gaji November 2026'. */
  readonly title: string
}

/** Sends the slips of a booked run: by mail to all it reaches in one act, the others one by one by WhatsApp; absent for whoever may not change wages. */
export function MailSlips({ runId, title }: MailSlipsProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(mailSlips)) return null
  return (
    <>
      <Button icon={<Send />} onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      {isOpen && <Mailing runId={runId} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

function Mailing({ runId, title, onClose }: MailSlipsProps & { readonly onClose: () => void }) {
  const asked = useAsk(openMailing, { id: runId })
  const [isSent, setSent] = useState(false)
  const [one, setOne] = useState<ToOne>()
  if (one) {
    const paper = { kind: SLIP_KIND, id: one.slipId }
    return (
      <WhatsAppSheet label={`Slip ${inSentence(title)} ${one.name}`} paper={paper} onClose={() => setOne(undefined)} />
    )
  }
  return (
    <AskedSheet title={TITLE} asked={asked} onClose={onClose}>
      {(found) =>
        found.ready.length > 0 && !isSent ? (
          <ToAll runId={runId} found={found} onOne={setOne} onSent={() => setSent(true)} onClose={onClose} />
        ) : (
          <Sheet open onClose={onClose} title={TITLE}>
            <div className="grid gap-5 p-5 max-md:p-4">
              <Unreached people={found.unreached} onOne={setOne} />
              <Gone gone={found.gone} />
            </div>
          </Sheet>
        )
      }
    </AskedSheet>
  )
}

interface ToAllProps {
  readonly runId: string
  readonly found: Found
  readonly onOne: (one: ToOne) => void
  readonly onSent: () => void
  readonly onClose: () => void
}

function ToAll({ runId, found, onOne, onSent, onClose }: ToAllProps) {
  const key = useSaveKey()
  const ticked: readonly string[] = found.ready.flatMap(({ slipId, isHeld }) => (isHeld ? [] : [slipId]))
  const form = useForm({
    initial: { slipIds: ticked },
    check: ({ slipIds }): Record<string, string[]> =>
      slipIds.length === 0 ? { slipIds: ['Pilih paling sedikit satu orang.'] } : {},
    save: ({ slipIds }) => {
      const asked = { id: runId, slipIds: [...slipIds] }
      return doAct(mailSlips, asked, key.of(asked))
    },
    saved: ({ people }) => {
      notify(`Slip dikirim ke ${people} orang.`)
      onSent()
    },
  })
  return (
    <FormSheet form={form} title={TITLE} onClose={onClose} saveLabel="Kirim lewat email" busyText="Mengirim…">
      <Ready people={found.ready} />
      <Unreached people={found.unreached} onOne={onOne} />
      <Gone gone={found.gone} />
    </FormSheet>
  )
}

function Ready({ people }: { readonly people: readonly MailReady[] }) {
  const { store } = useFormScope()
  const chosen = useValue<readonly string[]>('slipIds')
  const turn = (id: string) =>
    store.write('slipIds', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="font-medium">{`Lewat email: ${chosen.length} orang`}</legend>
      <p className="mb-2 text-small text-muted-foreground">
        PDF yang dibuka dengan tanggal lahir masing-masing, delapan angka.
      </p>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {people.map(({ slipId, name, to, isHeld, hasFailed }) => (
          <li key={slipId}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                className={tickBox}
                checked={chosen.includes(slipId)}
                onChange={() => turn(slipId)}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name} {isHeld && <Badge tone="warning">Ditahan</Badge>}
                {hasFailed && <Badge tone="danger">Tidak sampai</Badge>}
                <small className="block text-xs text-muted-foreground">{to}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Unreached({ people, onOne }: { readonly people: Found['unreached']; readonly onOne: (one: ToOne) => void }) {
  if (people.length === 0) return null
  return (
    <section aria-label="Tidak bisa lewat email">
      <h3 className="mb-2 font-medium">{`Tidak bisa lewat email: ${people.length} orang`}</h3>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {people.map(({ slipId, employeeId, name, why }) => (
          <li key={slipId} className="flex min-h-11 items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              <NameLink to={`/management-karyawan/edit/${employeeId}`}>{name}</NameLink>
              <small className="block text-xs text-muted-foreground">{NO_WAY[why]}</small>
            </span>
            <Button
              variant="ghost"
              size="sm"
              icon={<MessageCircle />}
              aria-label={`WhatsApp ${name}`}
              onClick={() => onOne({ slipId, name })}
            >
              WhatsApp
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Gone({ gone }: { readonly gone: readonly MailGone[] }) {
  if (gone.length === 0) return null
  return (
    <section aria-label="Sudah dikirim">
      <h3 className="mb-2 font-medium">{`Sudah dikirim: ${gone.length} orang`}</h3>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {gone.map(({ slipId, name, to, at, by, isWaiting }) => (
          <li key={slipId} className="py-2">
            {name} {isWaiting && <Badge tone="info">Menunggu</Badge>}
            <small className="block text-xs wrap-anywhere text-muted-foreground">
              {to} · <InstantText value={at} /> · {by}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
