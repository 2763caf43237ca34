import { useState, type ReactNode } from 'react'
import { linksOfPaper, paperReader, sharePaper, type MadeLink } from '#kit/paper/links/contract.ts'
import type { Copy } from '#kit/paper/links/copy.ts'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { doAct } from '../client/do-act.ts'
import { newKey } from '../client/new-key.ts'
import { useAsk } from '../client/use-ask.ts'
import { SelectField } from '../form/choice-fields.tsx'
import { FormSheet } from '../form/form-sheet.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { useForm } from '../form/use-form.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LiveLinks } from './live-links.tsx'
import { MadeLinkSheet } from './made-link-sheet.tsx'

/** Which paper goes out as a link. */
export interface LinkedPaper {
  readonly kind: string
  readonly id: string
  readonly copy?: Copy
  /** Whom the sender has chosen, where the paper itself names nobody. */
  readonly phone?: string | null
}

interface WhatsAppSheetProps {
  /** The paper: 'INV-2611-0017'. */
  readonly label: string
  readonly paper: LinkedPaper
  /** Above the form: how else it may be sent. */
  readonly head?: ReactNode
  readonly onClose: () => void
}

const LIFETIMES = [
  { value: '1', label: '1 hari' },
  { value: '7', label: '7 hari' },
  { value: '30', label: '30 hari' },
]

/** Sends a paper by WhatsApp: a letter with a link that opens just this paper, for some days. */
export function WhatsAppSheet(props: WhatsAppSheetProps) {
  const { kind, id } = props.paper
  const reader = useAsk(paperReader, { kind, id })
  const [made, setMade] = useState<MadeLink>()
  if (made) return <MadeLinkSheet label={props.label} link={made} onClose={props.onClose} />
  if (reader.data)
    return <AskedSheet {...props} phone={props.paper.phone ?? reader.data.phone ?? ''} onMade={setMade} />
  return (
    <Sheet open onClose={props.onClose} title={`Kirim ${inSentence(props.label)}`}>
      <div className="grid gap-4 p-5">
        {props.head}
        {reader.failure ? (
          <ErrorState title="Nomor penerima gagal dibuka." text={reader.failure.message} onRetry={reader.reload} />
        ) : (
          <Skeleton className="h-32 w-full" />
        )}
      </div>
    </Sheet>
  )
}

interface AskedSheetProps extends WhatsAppSheetProps {
  readonly phone: string
  readonly onMade: (link: MadeLink) => void
}

function AskedSheet({ label, paper, head, phone, onMade, onClose }: AskedSheetProps) {
  const [key] = useState(newKey)
  const { kind, id, copy } = paper
  const links = useAsk(linksOfPaper, { kind, id })
  const form = useForm({
    initial: { phone, days: '7' },
    save: (values) =>
      doAct(sharePaper, { kind, id, copy: copy ?? {}, phone: values.phone || null, days: Number(values.days) }, key),
    saved: onMade,
  })
  return (
    <FormSheet
      form={form}
      title={`Kirim ${inSentence(label)}`}
      onClose={onClose}
      saveLabel="Buat tautan"
      busyText="Membuat…"
    >
      {head}
      <PhoneField name="phone" label="Nomor WhatsApp" optional hint="Kosongkan untuk memilih penerima di WhatsApp." />
      <SelectField name="days" label="Tautan berlaku" options={LIFETIMES} />
      <p className="text-small text-muted-foreground">
        Penerima membuka dokumen ini tanpa masuk. Setiap pembukaan tercatat, dan tautan mati bila dokumen dibatalkan.
      </p>
      {links.data && links.data.length > 0 && <LiveLinks links={links.data} />}
    </FormSheet>
  )
}
