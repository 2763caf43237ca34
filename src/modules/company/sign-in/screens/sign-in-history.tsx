import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listOwnSignIns, listSignInsOf, type SignInLine } from '#modules/company/sign-in/history-contract.ts'

const outcomes: Readonly<Record<SignInLine['outcome'], readonly [words: string, tone: Tone]>> = {
  'signed-in': ['Masuk', 'success'],
  'signed-out': ['Keluar', 'neutral'],
  'wrong-password': ['Kata sandi salah', 'danger'],
  'wrong-code': ['Kode salah', 'danger'],
  'too-often': ['Ditolak, terlalu sering salah', 'danger'],
  'password-reset': ['Kata sandi diganti', 'warning'],
}

/** Riwayat masuk of one's own account. */
export function SignInHistoryCard() {
  return (
    <Card
      title="Riwayat masuk"
      heading="section"
      help="Kapan, dari mana, dan berhasil atau tidak. Ada yang bukan Anda? Ganti kata sandi sekarang."
      flush
    >
      <div className="mt-3">
        <Pages />
      </div>
    </Card>
  )
}

/** Riwayat masuk of somebody else, in the panel of their rights. */
export function SignInHistoryOf({ id }: { readonly id: string }) {
  return (
    <section aria-label="Riwayat masuk" className="overflow-hidden rounded-lg border border-border">
      <h3 className="px-5 py-4 font-semibold">Riwayat masuk</h3>
      <Pages of={id} />
    </section>
  )
}

interface PagesProps {
  /** Whose; one's own without. */
  readonly of?: string
}

function Pages({ of }: PagesProps) {
  const [begins, setBegins] = useState<readonly (string | undefined)[]>([undefined])
  return begins.map((before, at) => (
    <OnePage
      key={before ?? ''}
      of={of}
      before={before}
      onMore={at === begins.length - 1 ? (next) => setBegins([...begins, next]) : undefined}
    />
  ))
}

interface OnePageProps extends PagesProps {
  readonly before: string | undefined
  readonly onMore: ((next: string) => void) | undefined
}

function OnePage({ of, before, onMore }: OnePageProps) {
  const own = useAsk(listOwnSignIns, { before }, { when: of === undefined })
  const theirs = useAsk(listSignInsOf, { id: of ?? '', before }, { when: of !== undefined })
  const page = of === undefined ? own : theirs
  if (!page.data) return page.failure ? <Unanswered asked={page} /> : <Loading rows={3} />
  const { lines, next } = page.data
  if (lines.length === 0) return <p className="px-5 pb-5 text-muted-foreground">Belum ada catatan masuk.</p>
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {next && onMore && (
        <div className="border-t border-border-subtle p-3 text-center">
          <Button size="sm" variant="ghost" onClick={() => onMore(next)}>
            Lebih banyak
          </Button>
        </div>
      )}
    </>
  )
}

function Line({ line }: { readonly line: SignInLine }) {
  const [words, tone] = outcomes[line.outcome]
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-border-subtle px-5 py-2">
      <div className="min-w-0">
        <p className="font-medium figures">{momentText(line.at)}</p>
        <p className="text-xs wrap-anywhere text-muted-foreground figures">
          {line.device} · {line.ip || 'alamat tidak dikenal'}
        </p>
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
