import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage, ComingPage } from '#kit/screen/detail/asked-page.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { priceIn, purchaseUnitOf, unitsOf } from '#modules/catalog/screens/face.tsx'
import { createRequest, startRequest } from '../requests/contract.ts'
import type { RequestStart } from '../requests/detail.ts'
import { useGivenIds, useGivenItems, type GivenIds } from './form/given.ts'
import {
  blankRequestLine,
  freshRequest,
  requestInput,
  type RequestLine,
  type RequestValues,
} from './requests/values.ts'
import { warnOf } from './requests/warn-of.ts'
import { RequestForm } from './request-form.tsx'

/** A request begins empty, or with the items that run low. */
export function AddRequest() {
  const start = useAsk(startRequest, {}, { freshFor: 60_000 })
  const given = useGivenIds()
  const items = useGivenItems(given.items)
  return (
    <AskedPage asked={start} title="Tambah permintaan" back="/pembelian-barang/">
      {(answer) =>
        items ? (
          <FreshRequest start={answer} items={items} given={given} />
        ) : (
          <ComingPage title="Tambah permintaan" back="/pembelian-barang/" />
        )
      }
    </AskedPage>
  )
}

interface FreshRequestProps {
  readonly start: RequestStart
  readonly items: readonly Choice[]
  readonly given: GivenIds
}

function FreshRequest({ start, items, given }: FreshRequestProps) {
  const navigate = useNavigate()
  const [key, setKey] = useState(newKey)
  const [initial] = useState(() => givenRequest(start, items, given))
  return (
    <RequestForm
      title="Tambah permintaan"
      draft={items.length > 0 ? 'request:given' : 'request:tambah'}
      initial={initial}
      start={start}
      isNew
      save={(values, then) =>
        ask(createRequest, { ...requestInput(values), files: [...values.files], submit: then === 'also' }, { key })
      }
      saved={(saved, then) => {
        setKey(newKey())
        refetchTouched(createRequest.touches)
        notify(then === 'also' ? `Permintaan ${saved.number ?? ''} diajukan.` : 'Draf permintaan disimpan.')
        warnOf(saved)
        if (then !== 'again') void navigate({ to: `/pembelian-barang/detail/${saved.id}`, replace: true })
      }}
    />
  )
}

function givenRequest(start: RequestStart, items: readonly Choice[], { qtys, warehouse }: GivenIds): RequestValues {
  const place = start.warehouses.find(({ id }) => id === warehouse)
  const lines = items.map((item) => givenLine(item, qtys[item.id]))
  return { ...freshRequest(start, lines), ...(place && { warehouseId: place.id }) }
}

/** An amount that comes along is counted as stock is. */
function givenLine(item: Choice, qty = ''): RequestLine {
  const unit = qty === '' ? purchaseUnitOf(item) : (unitsOf(item)[0] ?? '')
  return { ...blankRequestLine(), key: rowKey(), item, qty, unit, price: priceIn(item, unit, 'lastPrice') }
}
