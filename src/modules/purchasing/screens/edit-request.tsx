import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage, ComingPage } from '#kit/screen/detail/asked-page.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openRequest, startRequest, updateRequest } from '../requests/contract.ts'
import type { RequestDetail, RequestStart } from '../requests/detail.ts'
import { useGivenItems } from './form/given.ts'
import { comparedRequest, requestInput, requestValues, requestWords } from './requests/values.ts'
import { warnOf } from './requests/warn-of.ts'
import { RequestForm } from './request-form.tsx'

interface EditRequestProps {
  readonly request: RequestDetail
}

/** A request that nobody has decided on yet. */
export function EditRequest({ request }: EditRequestProps) {
  const [ids] = useState(() => [...new Set(request.lines.flatMap((line) => line.itemId ?? []))])
  const items = useGivenItems(ids)
  if (items) return <Editing request={request} items={items} />
  return <ComingPage title={`Ubah ${request.label}`} back={`/pembelian-barang/detail/${request.id}`} />
}

interface EditingProps extends EditRequestProps {
  /** What its lines are of, with all their units. */
  readonly items: readonly Choice[]
}

function Editing({ request, items }: EditingProps) {
  const navigate = useNavigate()
  const start = useAsk(startRequest, {}, { freshFor: 60_000 })
  const [key] = useState(newKey)
  const [initial] = useState(() => requestValues(request, items))
  const detail = `/pembelian-barang/detail/${request.id}`
  return (
    <AskedPage asked={start} title={`Ubah ${request.label}`} back={detail}>
      {(answer) => (
        <RequestForm
          title={`Ubah ${request.label}`}
          back={detail}
          draft={`request:${request.id}`}
          initial={initial}
          start={withRequester(answer, request)}
          save={(values, then) =>
            doAct(
              updateRequest,
              {
                id: request.id,
                version: values.version ?? request.version,
                ...requestInput(values),
                submit: then === 'also',
              },
              key,
            )
          }
          saved={(saved, then) => {
            notify(then === 'also' ? 'Permintaan diajukan.' : 'Perubahan disimpan.')
            warnOf(saved)
            void navigate({ to: detail, replace: true })
          }}
          conflict={{
            latest: async () => requestValues(await ask(openRequest, { id: request.id }), items),
            labels: comparedRequest,
            words: requestWords(withRequester(answer, request)),
          }}
        />
      )}
    </AskedPage>
  )
}

/** Whoever asks can stay, though no longer among those to choose from. */
function withRequester(start: RequestStart, { requesterId: id, requesterName: name }: RequestDetail): RequestStart {
  if (start.people.some((one) => one.id === id)) return start
  return { ...start, people: [...start.people, { id, name }] }
}
