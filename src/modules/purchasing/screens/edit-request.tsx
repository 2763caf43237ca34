import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openRequest, startRequest, updateRequest } from '../requests/contract.ts'
import type { RequestDetail, RequestStart } from '../requests/detail.ts'
import { comparedRequest, requestInput, requestValues, requestWords } from './requests/values.ts'
import { RequestForm } from './request-form.tsx'

/** A request that nobody has decided on yet. */
export function EditRequest({ request }: { readonly request: RequestDetail }) {
  const navigate = useNavigate()
  const start = useAsk(startRequest, {}, { freshFor: 60_000 })
  const [key] = useState(newKey)
  const [initial] = useState(() => requestValues(request))
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
          saved={(_, then) => {
            notify(then === 'also' ? 'Permintaan diajukan.' : 'Perubahan disimpan.')
            void navigate({ to: detail, replace: true })
          }}
          conflict={{
            latest: async () => requestValues(await ask(openRequest, { id: request.id })),
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
