import { useState } from 'react'
import { addComment, commentPlace, commentsOf } from '#kit/comments/contract.ts'
import { recordHistoryOf } from '#kit/history/contract.ts'
import { useAct } from '../client/use-act.ts'
import { useAsk } from '../client/use-ask.ts'
import { useMay } from '../client/use-can.ts'
import { HappeningItem, type Happening } from '../detail/timeline.tsx'
import { Button } from '../ui/button.tsx'
import { Unanswered } from '../ui/error-state.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { CommentBox } from './comment-box.tsx'
import { CommentItem } from './comment-item.tsx'
import { namedChanges } from './named-changes.ts'
import { pageOf, type Line } from './talk-page.ts'

/** What is talked about, and how its acts are told. */
export interface TalkProps {
  /** As the department registered it for files: 'order', 'pelanggan'. */
  readonly subject: string
  readonly ownerId: string
  readonly words?: Readonly<Record<string, string>>
}

interface RecordTalkProps extends TalkProps {
  /** How its fields are called. */
  readonly labels: Readonly<Record<string, string>>
}

/** The talk about a record whose history is its own alone. */
export function RecordTalk({ labels, ...about }: RecordTalkProps) {
  const asked = useAsk(recordHistoryOf, { subject: about.subject, ownerId: about.ownerId }, { isQuiet: true })
  const rows = asked.data?.map((line) => ({ ...line, changes: namedChanges(line.changes, labels) }))
  return <Talk {...about} rows={rows ?? (asked.failure ? [] : undefined)} />
}

const kinds = [
  { value: 'all', label: 'Semua' },
  { value: 'said', label: 'Komentar' },
  { value: 'done', label: 'Riwayat' },
] as const
type Kind = (typeof kinds)[number]['value']

const PLACE = `#${commentPlace('')}`
/** Lines shown before one asks for the rest. */
const FIRST = 15

/** What was done to a record and what was said about it, the newest first, and a field to say more. */
export function Talk({
  subject,
  ownerId,
  rows,
  words = {},
}: TalkProps & { readonly rows: readonly Happening[] | undefined }) {
  const [kind, setKind] = useState<Kind>('all')
  const [isWhole, setWhole] = useState(() => location.hash.startsWith(PLACE))
  const comments = useAsk(commentsOf, { subject, ownerId }, { isQuiet: true })
  const add = useAct(addComment)
  const maySay = useMay(addComment)
  const said = comments.data?.rows
  const send = async (body: string, mentions: string[]) => {
    const page = location.pathname + location.search
    return (
      (await add.now({ subject, ownerId, body, mentions, page: isPlain(page) ? page : location.pathname })) !==
      undefined
    )
  }
  if (comments.failure && !said && !rows) return <Unanswered asked={comments} />
  const next = (kind !== 'done' && comments.data?.next) || null
  const { lines, rest } = pageOf(kind === 'said' ? [] : (rows ?? []), kind === 'done' ? [] : (said ?? []), next)
  const isLoading = (!rows && kind !== 'said') || (!said && !comments.failure && kind !== 'done')
  return (
    <>
      {maySay && (
        <div className="px-5 pb-4">
          <CommentBox
            subject={subject}
            ownerId={ownerId}
            label="Tulis komentar"
            isBusy={add.isBusy}
            error={add.errors['body']?.[0] ?? add.refusal?.message}
            onSend={send}
          />
        </div>
      )}
      {said && said.length > 0 && (
        <div className="px-5 pb-4">
          <Segmented label="Yang tampil" value={kind} options={kinds} onChange={setKind} />
        </div>
      )}
      {isLoading ? (
        <Loading rows={3} />
      ) : lines.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">
          {kind === 'said' ? 'Belum ada komentar.' : 'Belum ada aktivitas.'}
        </p>
      ) : (
        <Lines subject={subject} ownerId={ownerId} words={words} lines={isWhole ? lines : lines.slice(0, FIRST)} />
      )}
      {isWhole && next && (
        <OlderPage key={kind} subject={subject} ownerId={ownerId} words={words} rows={rest} before={next} />
      )}
      {!isWhole && (lines.length > FIRST || next) && (
        <div className="grid px-5 pb-4">
          <Button variant="ghost" onClick={() => setWhole(true)}>
            Tampilkan yang lebih lama
          </Button>
        </div>
      )}
    </>
  )
}

interface LinesProps extends Required<TalkProps> {
  readonly lines: readonly Line[]
}

function Lines({ subject, ownerId, words, lines }: LinesProps) {
  return (
    <ul className="px-5 pb-1">
      {lines.map((line) =>
        'comment' in line ? (
          <CommentItem key={line.comment.id} subject={subject} ownerId={ownerId} comment={line.comment} />
        ) : (
          <HappeningItem key={line.row.id} row={line.row} words={words} />
        ),
      )}
    </ul>
  )
}

interface OlderProps extends Required<TalkProps> {
  /** What was done before the comments of the page above. */
  readonly rows: readonly Happening[]
  readonly before: string
}

/** What was said and done before, page by page. */
function OlderPage({ rows, before, ...about }: OlderProps) {
  const { subject, ownerId } = about
  const asked = useAsk(commentsOf, { subject, ownerId, before }, { isQuiet: true })
  const [isMore, setMore] = useState(false)
  if (!asked.data) return asked.failure ? <Unanswered asked={asked} /> : <Loading rows={3} />
  const { rows: said, next } = asked.data
  const { lines, rest } = pageOf(rows, said, next)
  // Led to words that are older still: their page is asked for as well.
  const isSought = location.hash.startsWith(PLACE) && location.hash.slice(PLACE.length) < (said.at(-1)?.id ?? '')
  return (
    <>
      <Lines {...about} lines={lines} />
      {next && (isMore || isSought) && <OlderPage {...about} rows={rest} before={next} />}
      {next && !isMore && !isSought && (
        <div className="grid px-5 pb-4">
          <Button variant="ghost" onClick={() => setMore(true)}>
            Tampilkan yang lebih lama
          </Button>
        </div>
      )}
    </>
  )
}

// A page whose address holds more than ids and words leads back without the rest.
function isPlain(page: string): boolean {
  return /^\/[a-z][\w/-]{0,120}(\?[\w=&-]{0,120})?$/.test(page)
}
