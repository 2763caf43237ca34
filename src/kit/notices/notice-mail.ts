import { composeMail, type MailBlock } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'

interface Given {
  readonly to: string
  readonly name: string
  readonly lines: readonly { readonly title: string; readonly href: string; readonly by: string | null }[]
}

/** Lines that one mail names; of more it gives the number. */
const MOST = 20

/** Tells by mail what waits in the bell, as one letter. */
export function noticeMail({ to, name, lines }: Given): OutgoingMail {
  const [first] = lines
  const isOne = lines.length === 1 && first !== undefined
  const title = isOne ? first.title : `${lines.length} pemberitahuan baru`
  const body = composeMail({
    preview: first?.title ?? title,
    title,
    blocks: [
      { kind: 'text', text: `Halo ${name}, ini yang baru di {APP_NAME} untuk Anda.` },
      ...(isOne ? toOne(first) : toMany(lines)),
    ],
    reason: 'Pilih pemberitahuan mana yang dikirim lewat email di Akun saya, bagian Notifikasi.',
  })
  return { ...body, to, toName: name, subject: title }
}

function toOne(line: Given['lines'][number]): MailBlock[] {
  const by: MailBlock[] = line.by === null ? [] : [{ kind: 'facts', rows: [['Dari', line.by]] }]
  return [...by, { kind: 'button', label: 'Buka di {APP_NAME}', url: `{APP_URL}${line.href}` }]
}

function toMany(lines: Given['lines']): MailBlock[] {
  const rows = lines
    .slice(0, MOST)
    .map(({ title, by, href }) => ({ title, from: by ?? '{APP_NAME}', url: `{APP_URL}${href}` }))
  const more = lines.length - rows.length
  return [
    { kind: 'links', rows },
    ...(more > 0 ? [{ kind: 'note', text: `dan ${more} lagi.` } as const] : []),
    { kind: 'button', label: 'Buka {APP_NAME}', url: '{APP_URL}/dashboard' },
  ]
}
