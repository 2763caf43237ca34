import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { matchSure, sureMatches } from '../../bank/contract.ts'
import { Candidate } from './candidate.tsx'

/** Most that are matched in one go. */
const MOST = 500

/** The lines of the bank that can only be one line of the book each: looked over, and matched in one go. */
export function SureSheet({
  cashAccountId,
  onClose,
}: {
  readonly cashAccountId: string
  readonly onClose: () => void
}) {
  const asked = useAsk(sureMatches, { cashAccountId })
  const [left, setLeft] = useState<readonly string[]>([])
  const act = useAct(matchSure, { onDone: onClose, say: ({ matched }) => `${matched} mutasi dicocokkan.` })
  const pairs = (asked.data ?? []).slice(0, MOST)
  const taken = pairs.filter(({ id }) => !left.includes(id))
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id])
  const match = () =>
    void act.now({ pairs: taken.map(({ id, version, entryId, lineNo }) => ({ id, version, entryId, lineNo })) })
  return (
    <Sheet open title="Cocokkan yang pasti" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto px-5 py-4">
        {asked.data === undefined && (asked.failure ? <Unanswered asked={asked} /> : <Loading rows={5} />)}
        {asked.data?.length === 0 && (
          <Empty
            title="Tidak ada yang pasti."
            text="Yang menunggu tidak punya pasangan, atau lebih dari satu yang sama baiknya. Pilih barisnya satu per satu."
          />
        )}
        <ul aria-label="Pasangan yang pasti" className="grid gap-3">
          {pairs.map((pair) => (
            <li key={pair.id}>
              <Candidate
                {...pair}
                about={pair.description}
                why={[...(pair.party ? [pair.party] : []), ...pair.why]}
                isTicked={!left.includes(pair.id)}
                onToggle={() => toggle(pair.id)}
              />
            </li>
          ))}
        </ul>
        {act.refusal && (
          <p role="alert" className="text-small font-medium text-danger">
            {act.refusal.message}
          </p>
        )}
      </div>
      {pairs.length > 0 && (
        <div className="border-t border-border-subtle px-5 py-3">
          <Button variant="filled" wide disabled={taken.length === 0} isBusy={act.isBusy} onClick={match}>
            {`Cocokkan ${taken.length} mutasi`}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
